import { Hono } from 'hono'
import type { ReactNode } from 'react'
import type { Storage } from '../../storage/storage.ts'
import { embeddedPage } from '../page/embedded-page.tsx'
import { parametersOf, type Surroundings, surroundingsOf } from '../page/surroundings.ts'
import styles from './openings.css?inline'
import { type Choice, choicesOf, narrowed, type Opening, publishedOpenings } from './openings.ts'
import { type OpeningsWords, openingsWords } from './words.ts'

/** `GET /openings` (EMBED-1): the published vacancies, each leading to its page on the site. */
export function createOpeningsRoutes(options: {
  readonly storage: Pick<Storage, 'stories'>
  readonly siteUrl: string
}): Hono {
  const { storage, siteUrl } = options
  const app = new Hono()
  app.get('/openings', async (c) => {
    const surroundings = surroundingsOf(c)
    const words = openingsWords(surroundings.lang)
    const openings = await publishedOpenings(storage, surroundings.lang)
    const choice = {
      department: c.req.query('department') ?? '',
      place: c.req.query('place') ?? '',
    }
    const { html, status, headers } = embeddedPage({
      lang: words.lang,
      title: words.title,
      theme: surroundings.theme,
      alone: !surroundings.embedded,
      styles: [styles],
      allows: { 'form-action': ["'self'"] },
      body: <OpeningsPage {...{ openings, choice, words, surroundings, siteUrl }} />,
    })
    return c.html(html, status, headers)
  })
  return app
}

interface OpeningsPageProps {
  readonly openings: readonly Opening[]
  readonly choice: Choice
  readonly words: OpeningsWords
  readonly surroundings: Surroundings
  readonly siteUrl: string
}

function OpeningsPage(props: OpeningsPageProps): ReactNode {
  const { openings, choice, words, surroundings, siteUrl } = props
  const { departments, places } = choicesOf(openings)
  const shown = narrowed(openings, choice)
  const selects = [
    { name: 'department', label: words.department, values: departments, chosen: choice.department },
    { name: 'place', label: words.place, values: places, chosen: choice.place },
  ].filter(({ values }) => values.length > 0)
  return (
    <main>
      <h1 className={surroundings.embedded ? 'visually-hidden' : 'openings-title'}>
        {words.title}
      </h1>
      {selects.length > 0 && (
        <form className="openings-choice" action="/openings">
          {Object.entries(parametersOf(surroundings)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {selects.map(({ name, label, values, chosen }) => (
            <label key={name}>
              {label}
              <select name={name} defaultValue={chosen}>
                <option value="">{words.all}</option>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
          <button type="submit" className="button button-secondary">
            {words.show}
          </button>
          <p className="openings-count">{words.shown(shown.length, openings.length)}</p>
        </form>
      )}
      {shown.length === 0 && (
        <p className="openings-none">{openings.length === 0 ? words.none : words.noneMatch}</p>
      )}
      <ul className="openings">
        {shown.map((opening) => (
          <OpeningItem key={opening.uuid} opening={opening} words={words} siteUrl={siteUrl} />
        ))}
      </ul>
    </main>
  )
}

/** The whole row leads to the vacancy, in the window of the site. */
function OpeningItem({
  opening,
  words,
  siteUrl,
}: {
  readonly opening: Opening
  readonly words: OpeningsWords
  readonly siteUrl: string
}): ReactNode {
  const { title, path, department, location, contract, description } = opening
  const lang = opening.lang || 'en'
  return (
    <li className="opening" lang={lang === words.lang ? undefined : lang}>
      <div>
        {department !== undefined && <p className="opening-department">{department}</p>}
        <h2 className="opening-title">
          <a href={new URL(path, siteUrl).href} target="_top">
            {title}
          </a>
        </h2>
        {description !== undefined && <p className="opening-text">{description}</p>}
      </div>
      <p className="opening-facts">
        {location !== undefined && <span>{location}</span>}
        {contract !== undefined && <span>{contract}</span>}
      </p>
    </li>
  )
}
