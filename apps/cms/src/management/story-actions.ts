import { changeStory } from '../stories/change-story.ts'
import { duplicateStory } from '../stories/duplicate-story.ts'
import { placeAfter } from '../stories/place-after.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { refuseUnpublishable } from '../stories/renderable.ts'
import { restoreVersion } from '../stories/restore-version.ts'
import type { StoryChange } from '../stories/story-change.ts'
import { undeleteStory } from '../stories/undelete-story.ts'
import { writtenStory } from '../stories/written-story.ts'
import { type BodyFields, bodyFields } from './fields.ts'
import {
  type Allowed,
  authors,
  editors,
  type Handler,
  type ManagementRequest,
  type ManagementRoute,
} from './management-route.ts'
import { unusable } from './refusal.ts'
import { answerStory } from './story-answer.ts'
import { refuseForVisitors } from './story-roles.ts'

const publish: Handler = async (request) => {
  const { storage, number, edit } = request
  const story = await storage.change(async (change) => {
    refuseUnpublishable(await writtenStory(change, number('id')))
    return await publishStory(change, number('id'), edit)
  })
  return await answerStory(request, story)
}

const unpublish: Handler = async (request) => {
  const { storage, number, edit } = request
  const story = await storage.change((change) => unpublishStory(change, number('id'), edit))
  return await answerStory(request, story)
}

/** `after_id` puts it right after another of its folder, 0 before all of them. */
const move: Handler = async (request) => {
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

const duplicate: Handler = async (request) => {
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

const restore: Handler = async (request) => {
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

const undelete: Handler = async (request) => {
  const { storage, number } = request
  const story = await storage.change((change) => undeleteStory(change, number('id')))
  return await answerStory(request, story)
}

/** The story that was sent; an empty one when there is none. */
function givenStory({ body }: ManagementRequest): BodyFields {
  return body.raw.story === undefined ? bodyFields({}) : body.inside('story')
}

function readPlace(request: ManagementRequest): StoryChange {
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

const either = (allowed: Allowed) => ({ PUT: allowed, POST: allowed })
const asked = (allowed: Allowed) => ({ GET: allowed, POST: allowed })

export const storyActionRoutes: readonly ManagementRoute[] = [
  { path: 'stories/:id/publish', methods: asked(editors(publish)) },
  { path: 'stories/:id/unpublish', methods: asked(editors(unpublish)) },
  { path: 'stories/:id/move', methods: either(authors(move)) },
  { path: 'stories/:id/duplicate', methods: either(authors(duplicate)) },
  { path: 'stories/:id/restore', methods: either(authors(restore)) },
  { path: 'stories/:id/undelete', methods: either(editors(undelete)) },
]
