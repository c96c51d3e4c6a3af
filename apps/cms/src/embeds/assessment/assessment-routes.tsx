import { formatMessage } from '@prospectus/content/messages/format-message'
import { type Assessment, assessment } from '@prospectus/content/schema/stories/assessment'
import { SHARED_DRAFT_PARAMETER } from '@prospectus/server/shared-draft'
import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { type CmsMessages, cmsMessages } from '../../messages/messages.ts'
import type { Storage } from '../../storage/storage.ts'
import { type EmbedParameters, queryOf, readEmbedParameters } from '../page/embed-parameters.ts'
import { type EmbeddedPage, embeddedPage, respondWith } from '../page/embedded-page.tsx'
import { findPublishedContent, findSignedDraft, type StoryContent } from '../published-content.ts'
import styles from './assessment.css?inline'
import { QuestionPage } from './question-page.tsx'
import resultStyles from './result.css?inline'
import { ResultPage } from './result-page.tsx'
import { countQuestions, decodeAnswers, encodeAnswers, MAX_POINTS } from './scoring.ts'
import stepsScript from './steps.script.ts?script'

interface AssessmentOptions {
  readonly storage: Pick<Storage, 'findStory' | 'space'>
  readonly siteUrl: string
  readonly embedsUrl: string
  /** `CONTENT_PREVIEW_TOKEN`; without it drafts are not served. */
  readonly previewToken?: string | undefined
  /** Milliseconds. */
  readonly now?: () => number
}

interface AssessmentView {
  readonly id: string
  readonly story: StoryContent<Assessment>
  readonly messages: CmsMessages
  readonly embed: EmbedParameters
}

/**
 * Serves assessments (EMBED-1) from the stories `assessments/{id}`. `/assessment/{id}` shows the questions;
 * `…/result?q1=…` redirects to `…/result/{answers}`, or shows the questions again if answers are missing. Answers are
 * only in the URL, and nothing is stored. Assessments that are unknown, unpublished or without questions fall through
 * to the next routes.
 */
export function createAssessmentRoutes(options: AssessmentOptions): Hono {
  const app = new Hono()
  app.get('/assessment/:id', async (c, next) => {
    const view = await findAssessment(c, options)
    if (view === undefined) return next()
    const earlierAnswers = decodeAnswers(identityOf(view), c.req.query('from') ?? '')
    return respondWith(c, questionsResponse(view, earlierAnswers ?? [], false))
  })
  app.get('/assessment/:id/result', async (c, next) => {
    const view = await findAssessment(c, options)
    if (view === undefined) return next()
    const pointsByQuestion = readAnswers(c, countQuestions(view.story.content))
    const answers = pointsByQuestion.filter((points) => points !== undefined)
    if (answers.length < pointsByQuestion.length) {
      return respondWith(c, questionsResponse(view, pointsByQuestion, true))
    }
    const code = encodeAnswers(identityOf(view), answers)
    return c.redirect(hrefOf(view, `/result/${code}`), 303)
  })
  app.get('/assessment/:id/result/:code', async (c, next) => {
    const view = await findAssessment(c, options)
    if (view === undefined) return next()
    return respondWith(c, resultResponse(view, c.req.param('code'), options))
  })
  return app
}

async function findAssessment(
  c: Context,
  options: AssessmentOptions,
): Promise<AssessmentView | undefined> {
  const id = c.req.param('id') ?? ''
  if (!/^[a-z0-9-]{1,80}$/.test(id)) return undefined
  const embed = readEmbedParameters(c)
  const address = { fullSlug: `assessments/${id}`, lang: embed.lang }
  const { storage, previewToken, now } = options
  const signed = c.req.query(SHARED_DRAFT_PARAMETER)
  const story =
    signed === undefined
      ? await findPublishedContent(storage, assessment, address)
      : await findSignedDraft({ storage, previewToken, now }, assessment, signed)
  if (story === undefined || countQuestions(story.content) === 0) return undefined
  return { id, story, messages: cmsMessages(story.lang), embed }
}

function identityOf({ id, story: { content } }: AssessmentView) {
  return { id, edition: content.edition ?? '', questionCount: countQuestions(content) }
}

function readAnswers(c: Context, count: number): readonly (number | undefined)[] {
  return Array.from({ length: count }, (_, index) => {
    const value = c.req.query(`q${index + 1}`) ?? ''
    return /^\d$/.test(value) && Number(value) <= MAX_POINTS ? Number(value) : undefined
  })
}

function questionsResponse(
  view: AssessmentView,
  pointsByQuestion: readonly (number | undefined)[],
  isSubmitted: boolean,
): EmbeddedPage {
  const { id, story, messages, embed } = view
  const title = isSubmitted
    ? formatMessage(messages.assessment.error, { title: story.name }, messages.lang)
    : story.name
  const body = (
    <QuestionPage
      id={id}
      title={story.name}
      assessment={story.content}
      messages={messages}
      embed={embed}
      pointsByQuestion={pointsByQuestion}
      isSubmitted={isSubmitted}
    />
  )
  return renderPage(view, { title, body, status: isSubmitted ? 422 : 200 })
}

function resultResponse(
  view: AssessmentView,
  code: string,
  { siteUrl, embedsUrl }: AssessmentOptions,
) {
  const { story, messages, embed } = view
  const answers = decodeAnswers(identityOf(view), code)
  if (answers === undefined) {
    const body = (
      <main>
        <h1 className="result-band">{messages.assessment.wrongAddress}</h1>
        <p className="lede">{messages.assessment.wrongAddressHelp}</p>
        <p className="assessment-moves">
          <a className="button button-primary" href={hrefOf(view, '')}>
            {messages.assessment.again}
          </a>
        </p>
      </main>
    )
    return renderPage(view, { title: messages.assessment.wrongAddress, body, status: 404 })
  }
  const standaloneView = {
    ...view,
    embed: { ...embed, theme: 'light', isEmbedded: false },
  } as const
  const body = (
    <ResultPage
      title={story.name}
      assessment={story.content}
      answers={answers}
      messages={messages}
      isEmbedded={embed.isEmbedded}
      address={embedsUrl + hrefOf(standaloneView, `/result/${code}`)}
      siteUrl={siteUrl}
      changeHref={hrefOf(view, '', { from: code })}
      restartHref={hrefOf(view, '', { from: '' })}
    />
  )
  return renderPage(view, { title: story.name, body })
}

function hrefOf(
  { id, embed }: AssessmentView,
  path: string,
  parameters: Record<string, string> = {},
) {
  const query = new URLSearchParams({ ...queryOf(embed), ...parameters }).toString()
  return `/assessment/${id}${path}${query === '' ? '' : `?${query}`}`
}

function renderPage(
  { messages, embed }: AssessmentView,
  page: { readonly title: string; readonly body: ReactNode; readonly status?: 200 | 404 | 422 },
): EmbeddedPage {
  return embeddedPage({
    lang: messages.lang,
    theme: embed.theme,
    isStandalone: !embed.isEmbedded,
    styles: [styles, resultStyles],
    scripts: [stepsScript],
    allowedSources: { 'form-action': ["'self'"] },
    ...page,
  })
}
