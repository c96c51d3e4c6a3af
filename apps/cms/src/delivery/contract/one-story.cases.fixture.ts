import { testUuid } from '../../storage/storage.fixture.ts'
import { ID } from './content.fixture.ts'
import { bodyAt, type ContractCase, fullSlugsOf, rejects, shows } from './contract-case.fixture.ts'
import { FILLED_VERSION, PREVIEW_TOKEN } from './served-delivery.fixture.ts'

const NULLS = ['sort_by_date', 'meta_data', 'release_id', 'default_full_slug', 'translated_slugs']
const EDITABLE = JSON.stringify(
  `<!--#storyblok#{"name": "teaser", "space": "1000", "uid": "uid-teaser", "id": "1001"}-->`,
)
  .replaceAll('<', '\\u003c')
  .replaceAll('>', '\\u003e')
const KEYS = [
  ...['name', 'created_at', 'published_at', 'updated_at', 'id', 'uuid', 'content', 'slug'],
  ...[
    'full_slug',
    'sort_by_date',
    'position',
    'tag_list',
    'is_startpage',
    'parent_id',
    'meta_data',
  ],
  ...['group_id', 'first_published_at', 'release_id', 'lang', 'path', 'alternates'],
  ...['default_full_slug', 'translated_slugs'],
]

/**
 * Cases of requests for one story (delivery-protocol#one-story), and of the form in which stories are delivered:
 * members, content, excluded fields and languages.
 */
export const oneStoryCases: readonly ContractCase[] = [
  shows('single-body', 'stories/home', ({ body }) => Object.keys(Object(body)), [
    'story',
    'cv',
    'rels',
    'links',
  ]),
  shows('single-slug', 'stories/blog/apple', bodyAt('story', 'id'), ID.apple),
  shows('single-encoded-slug', 'stories/blog%2Fapple', bodyAt('story', 'id'), ID.apple),
  shows('single-startpage', 'stories/blog', bodyAt('story', 'full_slug'), 'blog/'),
  shows('single-startpage-slash', 'stories/blog/', bodyAt('story', 'full_slug'), 'blog/'),
  shows('single-id', 'stories/1003', bodyAt('story', 'full_slug'), 'blog/apple'),
  shows('single-id-slash', 'stories/1003/', bodyAt('story', 'full_slug'), 'blog/apple'),
  shows('single-numeric-slug', 'stories/404', bodyAt('story', 'full_slug'), '404'),
  shows(
    'single-uuid',
    `stories/${testUuid(ID.apple)}?find_by=uuid`,
    bodyAt('story', 'id'),
    ID.apple,
  ),
  shows('single-uuid-alone', `stories/${testUuid(ID.apple)}`, bodyAt('story', 'id'), ID.apple),
  shows(
    'single-uuid-slash',
    `stories/${testUuid(ID.apple)}/?find_by=uuid`,
    bodyAt('story', 'id'),
    ID.apple,
  ),
  rejects(
    'single-find-by-other',
    'stories/home?find_by=name',
    400,
    'Parameter find_by is "name"; expected one of uuid',
  ),
  shows('single-unpublished', 'stories/secret', bodyAt(), ['This record could not be found'], {
    status: 404,
  }),
  shows('single-folder', 'stories/news', bodyAt(), ['This record could not be found'], {
    status: 404,
  }),
  shows('single-content-type', 'stories/home?content_type=page', bodyAt('story', 'id'), ID.home),
  shows(
    'single-other-content-type',
    'stories/home?content_type=article',
    bodyAt(),
    ['This record could not be found'],
    { status: 404 },
  ),

  shows('envelope-keys', 'stories/home', ({ body }) => Object.keys(Object(body).story), KEYS),
  shows(
    'envelope-nulls',
    'stories/home',
    ({ body }) => NULLS.map((key) => Object(body).story[key]),
    [null, null, null, null, null],
  ),
  shows(
    'envelope-startpage',
    'stories/blog',
    ({ body }) => [Object(body).story.slug, Object(body).story.is_startpage],
    ['blog', true],
  ),
  shows(
    'envelope-alternates',
    'stories/home',
    bodyAt('story', 'alternates', 0, 'full_slug'),
    'people/ann',
  ),
  shows('envelope-lang', 'stories/home', bodyAt('story', 'lang'), 'default'),
  shows(
    'content-asset-host',
    'stories/home',
    bodyAt('story', 'content', 'image', 'filename'),
    'http://files.example:3003/f/1/2x2/ab/x.png',
  ),
  shows(
    'content-asset-host-bare',
    'stories/home',
    bodyAt('story', 'content', 'old_image'),
    '//files.example:3003/f/1/2x2/ab/y.png',
  ),
  shows(
    'content-other-hosts',
    'stories/home',
    bodyAt('story', 'content', 'foreign'),
    'https://assets.example.org/z.png',
  ),
  shows(
    'content-editable',
    'stories/home?version=draft',
    ({ text }) => text.includes(EDITABLE),
    true,
    { token: PREVIEW_TOKEN },
  ),
  shows(
    'content-editable-last',
    'stories/home?version=draft',
    ({ body }) => Object.keys(Object(body).story.content).at(-1),
    '_editable',
    { token: PREVIEW_TOKEN },
  ),
  shows('content-not-editable', 'stories/home', ({ text }) => text.includes('_editable'), false),

  shows(
    'excluding-fields',
    'stories/home?excluding_fields=title,body',
    ({ body }) => ['title', 'body', 'lead'].map((key) => key in Object(body).story.content),
    [false, false, true],
  ),
  shows(
    'excluding-fields-language',
    'stories/home?excluding_fields=title,body&language=de&fallback_lang=es-co',
    ({ body }) => ['title', 'body', 'lead'].map((key) => key in Object(body).story.content),
    [false, false, true],
  ),
  shows(
    'excluding-story-fields',
    'stories/home?excluding_story_fields=alternates,path,name',
    ({ body }) => ['alternates', 'path', 'name'].map((key) => key in Object(body).story),
    [false, false, true],
  ),
  shows(
    'excluding-fields-list',
    'stories?by_ids=1001&excluding_fields=title',
    ({ body }) => 'title' in Object(body).stories[0].content,
    false,
  ),
  shows('cv-of-single', 'stories/home', bodyAt('cv'), FILLED_VERSION),
  shows(
    'language-value',
    'stories/home?language=de',
    bodyAt('story', 'content', 'title'),
    'Startseite',
  ),
  shows('language-lang', 'stories/home?language=de', bodyAt('story', 'lang'), 'de'),
  shows('language-full-slug', 'stories/home?language=de', bodyAt('story', 'full_slug'), 'de/home'),
  shows('language-slug-back', 'stories/de/home?language=de', bodyAt('story', 'id'), ID.home),
  shows(
    'language-untranslated',
    'stories/home?language=de',
    bodyAt('story', 'content', 'lead'),
    'Lead',
  ),
  shows(
    'language-fallback',
    'stories/home?language=de&fallback_lang=es-co',
    bodyAt('story', 'content', 'lead'),
    'Entrada',
  ),
  shows(
    'language-siblings',
    'stories/home?language=de',
    ({ body }) =>
      ['title__i18n__de', 'lead__i18n__es_co'].map((key) => key in Object(body).story.content),
    [false, true],
  ),
  shows(
    'language-siblings-default',
    'stories/home',
    bodyAt('story', 'content', 'title__i18n__de'),
    'Startseite',
  ),
  shows('language-default', 'stories/home?language=default', bodyAt('story', 'full_slug'), 'home'),
  shows(
    'language-unknown',
    'stories/home?language=fr',
    ({ body }) => [Object(body).story.lang, Object(body).story.full_slug],
    ['default', 'home'],
  ),
  shows(
    'language-underscore',
    'stories/home?language=es_co',
    ({ body }) => [Object(body).story.lang, Object(body).story.content.lead],
    ['es-co', 'Entrada'],
  ),
  shows(
    'language-fallback-underscore',
    'stories/home?language=de&fallback_lang=es_co',
    bodyAt('story', 'content', 'lead'),
    'Entrada',
  ),
  shows('language-list', 'stories?by_ids=1001&language=de', fullSlugsOf, ['de/home']),
  shows('language-starts-with', 'stories?starts_with=de/blog/a&language=de', fullSlugsOf, [
    'de/blog/apple',
  ]),
  shows('language-starts-with-stored', 'stories?starts_with=blog/a&language=de', fullSlugsOf, [
    'de/blog/apple',
  ]),
  shows(
    'language-by-slugs',
    'stories?by_slugs=de/home,blog/apple,de/news/*&language=de',
    fullSlugsOf,
    ['de/home', 'de/blog/apple', 'de/news/cherry'],
  ),
  shows(
    'language-excluding-slugs',
    'stories?content_type=article&excluding_slugs=de/blog/*&language=de',
    fullSlugsOf,
    ['de/news/cherry'],
  ),
  shows('language-not-asked', 'stories?by_slugs=de/home', fullSlugsOf, []),
]
