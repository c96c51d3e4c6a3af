import type { BodyOf } from '@prospectus/protocol/management/contract'
import type { Nothing } from '@prospectus/protocol/management/request'
import { changeStory } from '../stories/change-story.ts'
import { undeleteStory } from '../stories/delete-story.ts'
import { duplicateStory } from '../stories/duplicate-story.ts'
import { placeAfter } from '../stories/place-after.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { refuseUnpublishable } from '../stories/renderable.ts'
import { restoreVersion } from '../stories/restore-version.ts'
import { type StoryChange, writtenStory } from '../stories/written-story.ts'
import { type BodyFields, bodyFields } from './fields.ts'
import {
  authors,
  editors,
  type Handler,
  type ManagementRequest,
  type SomeRoutes,
} from './management-route.ts'
import { unusable } from './refusal.ts'
import { answerStory } from './story-answer.ts'
import { refuseForVisitors } from './story-roles.ts'

const publish: Handler<'GET stories/:id/publish'> = async (request) => {
  const { storage, number, edit } = request
  const story = await storage.change(async (change) => {
    refuseUnpublishable(await writtenStory(change, number('id')))
    return await publishStory(change, number('id'), edit)
  })
  return await answerStory(request, story)
}

const unpublish: Handler<'GET stories/:id/unpublish'> = async (request) => {
  const { storage, number, edit } = request
  const story = await storage.change((change) => unpublishStory(change, number('id'), edit))
  return await answerStory(request, story)
}

/** `after_id` puts it right after another of its folder, 0 before all of them. */
const move: Handler<'PUT stories/:id/move'> = async (request) => {
  const { storage, number, query, edit, asker } = request
  const place = readPlace(request)
  const after = query.whole('after_id')
  if (after === undefined && Object.keys(place).length === 0) {
    throw unusable(
      'story',
      {},
      'parent_id, slug, position or is_startpage, or the parameter after_id',
    )
  }
  const story = await storage.change(async (change) => {
    refuseForVisitors(asker, await writtenStory(change, number('id')))
    const moved = await changeStory(change, number('id'), place, edit, 'moved')
    return after === undefined
      ? moved
      : await placeAfter(change, moved.id, after, { author: edit.author })
  })
  return await answerStory(request, story)
}

const duplicate: Handler<'PUT stories/:id/duplicate'> = async (request) => {
  const { storage, number, edit } = request
  const { name, slug, parentId } = readPlace(request)
  const given = {
    ...(name && { name }),
    ...(slug && { slug }),
    ...(parentId !== undefined && { parentId }),
    isTranslation: givenStory(request).flag('translation') === true,
  }
  const story = await storage.change((change) => duplicateStory(change, number('id'), given, edit))
  return { ...(await answerStory(request, story)), status: 201 }
}

const restore: Handler<'PUT stories/:id/restore'> = async (request) => {
  const { storage, number, query, edit, asker } = request
  const version = query.whole('version')
  if (version === undefined) throw unusable('version', undefined, 'the number of a version')
  const story = await storage.change(async (change) => {
    const before = await writtenStory(change, number('id'))
    // A folder has no draft: its earlier name shows at once.
    if (before.is_folder) refuseForVisitors(asker, before)
    return await restoreVersion(change, number('id'), version, edit)
  })
  return await answerStory(request, story)
}

const undelete: Handler<'PUT stories/:id/undelete'> = async (request) => {
  const { storage, number } = request
  const story = await storage.change((change) => undeleteStory(change, number('id')))
  return await answerStory(request, story)
}

type Place = NonNullable<BodyOf<'PUT stories/:id/duplicate'>['story']>
type Placing = ManagementRequest<never, Nothing, { readonly story?: Place | undefined }>

/** The story that was sent; an empty one when there is none. */
function givenStory({ body }: Placing): BodyFields<Place> {
  return body.raw.story === undefined ? bodyFields<Place>({}) : body.inside('story')
}

function readPlace(request: Placing): StoryChange {
  const story = givenStory(request)
  const place = {
    name: story.text('name'),
    slug: story.text('slug'),
    parentId: story.whole('parent_id'),
    position: story.whole('position'),
    isStartpage: story.flag('is_startpage'),
  }
  const given = Object.entries(place).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given)
}

export const storyActionRoutes = {
  'GET stories/:id/publish': editors(publish),
  'POST stories/:id/publish': editors(publish),
  'GET stories/:id/unpublish': editors(unpublish),
  'POST stories/:id/unpublish': editors(unpublish),
  'PUT stories/:id/move': authors(move),
  'POST stories/:id/move': authors(move),
  'PUT stories/:id/duplicate': authors(duplicate),
  'POST stories/:id/duplicate': authors(duplicate),
  'PUT stories/:id/restore': authors(restore),
  'POST stories/:id/restore': authors(restore),
  'PUT stories/:id/undelete': editors(undelete),
  'POST stories/:id/undelete': editors(undelete),
} satisfies SomeRoutes
