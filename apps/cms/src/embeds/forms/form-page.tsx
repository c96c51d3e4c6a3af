import { brand } from 'virtual:brand'
import { logo } from 'virtual:brand-design'
import { formMessages } from '@prospectus/content/forms/form-messages'
import { formatMessage } from '@prospectus/content/messages/format-message'
import type { ReactNode } from 'react'
import type { EmbedTheme } from '../page/embed-parameters.ts'
import { type EmbeddedPage, embeddedPage } from '../page/embedded-page.tsx'
import styles from './form.css?inline'
import script from './form.script.ts?script'
import { EmbedLink, type FormState, FormView } from './form-view.tsx'
import type { FormFile, HostedForm } from './hosted-form.ts'

interface PageOptions {
  readonly form: HostedForm
  readonly siteUrl: string
  /** Undefined outside of frames, where the page has a header, a title and a link back. */
  readonly frame?: { readonly theme: EmbedTheme } | undefined
  /** Path on the site that the visitor came from. */
  readonly backPath: string | undefined
}

/** The page of a form, empty or with errors (EMBED-3). */
export function formPage(
  options: PageOptions & { readonly state: FormState; readonly status?: EmbeddedPage['status'] },
): EmbeddedPage {
  const { form, state, status = 200, siteUrl } = options
  const messages = formMessages(form.lang)
  return renderPage(options, {
    title:
      state.errors.size > 0
        ? formatMessage(messages.form.errorTitle, { title: titleOf(form) }, messages.locale)
        : titleOf(form),
    status,
    scripts: [script],
    children: (
      <FormView
        form={form}
        messages={messages}
        siteUrl={siteUrl}
        action={`/forms/${form.id}?lang=${form.lang}`}
        {...state}
      />
    ),
  })
}

/** The thank-you page of a form, with a button for its file, or labelled links for several files. */
export function thanksPage(
  options: PageOptions & { readonly files: readonly FormFile[] },
): EmbeddedPage {
  const { form, files } = options
  const [first, ...more] = files
  const messages = formMessages(form.lang)
  return renderPage(options, {
    title: messages.form.thanks,
    status: 200,
    scripts: [],
    children: (
      <>
        <h2>{messages.form.thanks}</h2>
        <p className="form-thanks">{form.content.thanks ?? messages.form.thanksText}</p>
        {first !== undefined && more.length === 0 && (
          <p>
            <EmbedLink href={first.url} className="button button-primary">
              {messages.form.download}
            </EmbedLink>
          </p>
        )}
        {more.length > 0 && (
          <ul className="form-files">
            {files.map(({ label, url }) => (
              <li key={url}>
                <EmbedLink href={url}>{label}</EmbedLink>
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  })
}

interface PageContent {
  readonly title: string
  readonly status: EmbeddedPage['status']
  readonly scripts: readonly string[]
  readonly children: ReactNode
}

function renderPage(
  { form, siteUrl, frame, backPath }: PageOptions,
  content: PageContent,
): EmbeddedPage {
  const messages = formMessages(form.lang)
  const { title, status, scripts, children } = content
  const page = embeddedPage({
    lang: form.lang,
    title,
    theme: frame?.theme ?? 'light',
    styles: [styles],
    scripts,
    status,
    allowedSources: { 'form-action': ["'self'", siteUrl], 'connect-src': ["'self'"] },
    body: (
      <main className={frame === undefined ? 'form-page' : 'form-page form-page-framed'}>
        <BrandHeader home={new URL('/', siteUrl).href} />
        <h1 className="form-page-title">{titleOf(form)}</h1>
        {children}
        {frame === undefined && backPath !== undefined && (
          <p className="form-page-back">
            <EmbedLink href={new URL(backPath, siteUrl).href}>{messages.form.back}</EmbedLink>
          </p>
        )}
      </main>
    ),
  })
  // With `no-referrer`, browsers would submit the form with `Origin: null`.
  return { ...page, headers: { ...page.headers, 'referrer-policy': 'same-origin' } }
}

function titleOf({ content, name }: HostedForm): string {
  return content.title ?? name
}

function BrandHeader({ home }: { readonly home: string }): ReactNode {
  const { viewBox, width, height, body } = logo
  return (
    <header className="brand-header">
      <a href={home} className="brand-header-home">
        <svg
          className="logo"
          viewBox={viewBox}
          width={width}
          height={height}
          role="img"
          aria-label={brand.name}
          dangerouslySetInnerHTML={{ __html: body }}
        />
      </a>
    </header>
  )
}
