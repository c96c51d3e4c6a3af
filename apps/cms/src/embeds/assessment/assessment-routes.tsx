import { formatMessage } from '@prospectus/content/messages/format-message'
import { type Assessment, assessment } from '@prospectus/content/schema/stories/assessment'
import { SHARED_DRAFT } from '@prospectus/server/shared-draft'
import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { type CmsMessages, cmsMessages } from '../../messages/messages.ts'
import type { Storage } from '../../storage/storage.ts'
import { type EmbeddedPage, embeddedPage } from '../page/embedded-page.tsx'
import { parametersOf, type Surroundings, surroundingsOf } from '../page/surroundings.ts'
import { type PublishedContent, publishedContent, signedDraft } from '../published-content.ts'
import styles from './assessment.css?inline'
import { QuestionPage } from './question-page.tsx'
import resultStyles from './result.css?inline'
import { ResultPage } from './result-page.tsx'
import { decodeAnswers, encodeAnswers, MOST_POINTS, questionCount } from './scoring.ts'
import stepsScript from './steps.script.ts?script'

interface AssessmentOptions {
  readonly storage: Pick<Storage, 'story' | 'space'>
  readonly siteUrl: string
  readonly embedsUrl: string
  /** `CONTENT_PREVIEW_TOKEN`; without it no draft can be looked at. */
  readonly previewToken?: string | undefined
  /** Milliseconds. */
  readonly now?: () => number
}

/** An assessment that was found, and how it is to be shown. */
interface Shown {
  readonly id: string
  readonly story: PublishedContent<Assessment>
  readonly messages: CmsMessages
  readonly surroundings: Surroundings
}

/**
 * Assessments (EMBED-1), from the stories `assessments/{id}`. `/assessment/{id}` asks the questions,
 * `/assessment/{id}/result?q1=…` scores them and leads to `/assessment/{id}/result/{answers}`: nothing is kept
 * here. An assessment that is not published is left to the routes behind.
 */
export function createAssessmentRoutes(options: AssessmentOptions): Hono {
  const app = new Hono()
  app.get('/assessment/:id', async (c, next) => {
    const shown = await find(c, options)
    if (shown === undefined) return next()
    const earlier = decodeAnswers(askedOf(shown), c.req.query('from') ?? '')
    return send(c, questions(shown, earlier ?? [], false))
  })
  app.get('/assessment/:id/result', async (c, next) => {
    const shown = await find(c, options)
    if (shown === undefined) return next()
    const given = givenAnswers(c, questionCount(shown.story.content))
    const answers = given.filter((points) => points !== undefined)
    if (answers.length < given.length) {
      return send(c, questions(shown, given, true))
    }
    const code = encodeAnswers(askedOf(shown), answers)
    return c.redirect(addressIn(shown, `/result/${code}`), 303)
  })
  app.get('/assessment/:id/result/:code', async (c, next) => {
    const shown = await find(c, options)
    if (shown === undefined) return next()
    return send(c, result(shown, c.req.param('code'), options))
  })
  return app
}

async function find(c: Context, options: AssessmentOptions): Promise<Shown | undefined> {
  const id = c.req.param('id') ?? ''
  if (!/^[a-z0-9-]{1,80}$/.test(id)) return undefined
  const surroundings = surroundingsOf(c)
  const at = { slug: `assessments/${id}`, lang: surroundings.lang }
  const { storage, previewToken, now } = options
  const signed = c.req.query(SHARED_DRAFT)
  const story =
    signed === undefined
      ? await publishedContent(storage, assessment, at)
      : await signedDraft({ storage, previewToken, now }, assessment, signed)
  if (story === undefined || questionCount(story.content) === 0) return undefined
  return { id, story, messages: cmsMessages(story.lang), surroundings }
}

function askedOf({ id, story: { content } }: Shown) {
  return { id, edition: content.edition ?? '', questions: questionCount(content) }
}

function givenAnswers(c: Context, count: number): readonly (number | undefined)[] {
  return Array.from({ length: count }, (_, index) => {
    const value = c.req.query(`q${index + 1}`) ?? ''
    return /^\d$/.test(value) && Number(value) <= MOST_POINTS ? Number(value) : undefined
  })
}

function questions(
  shown: Shown,
  given: readonly (number | undefined)[],
  asked: boolean,
): EmbeddedPage {
  const { id, story, messages, surroundings } = shown
  const title = asked
    ? formatMessage(messages.assessment.error, { title: story.name }, messages.lang)
    : story.name
  const body = (
    <QuestionPage
      id={id}
      title={story.name}
      assessment={story.content}
      messages={messages}
      surroundings={surroundings}
      given={given}
      asked={asked}
    />
  )
  return pageOf(shown, { title, body, status: asked ? 422 : 200 })
}

function result(shown: Shown, code: string, { siteUrl, embedsUrl }: AssessmentOptions) {
  const { story, messages, surroundings } = shown
  const answers = decodeAnswers(askedOf(shown), code)
  if (answers === undefined) {
    const body = (
      <main>
        <h1 className="result-band">{messages.assessment.wrongAddress}</h1>
        <p className="lede">{messages.assessment.wrongAddressHelp}</p>
        <p className="assessment-moves">
          <a className="button button-primary" href={addressIn(shown, '')}>
            {messages.assessment.again}
          </a>
        </p>
      </main>
    )
    return pageOf(shown, { title: messages.assessment.wrongAddress, body, status: 404 })
  }
  const alone = {
    ...shown,
    surroundings: { ...surroundings, theme: 'light', embedded: false },
  } as const
  const body = (
    <ResultPage
      title={story.name}
      assessment={story.content}
      answers={answers}
      messages={messages}
      embedded={surroundings.embedded}
      address={embedsUrl + addressIn(alone, `/result/${code}`)}
      siteUrl={siteUrl}
      changeHref={addressIn(shown, '', { from: code })}
      againHref={addressIn(shown, '', { from: '' })}
    />
  )
  return pageOf(shown, { title: story.name, body })
}

function addressIn({ id, surroundings }: Shown, path: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...parametersOf(surroundings), ...more }).toString()
  return `/assessment/${id}${path}${query === '' ? '' : `?${query}`}`
}

function pageOf(
  { messages, surroundings }: Shown,
  page: { readonly title: string; readonly body: ReactNode; readonly status?: 200 | 404 | 422 },
): EmbeddedPage {
  return embeddedPage({
    lang: messages.lang,
    theme: surroundings.theme,
    alone: !surroundings.embedded,
    styles: [styles, resultStyles],
    scripts: [stepsScript],
    allows: { 'form-action': ["'self'"] },
    ...page,
  })
}

function send(c: Context, { html, status, headers }: EmbeddedPage): Response {
  return c.html(html, status, headers)
}
