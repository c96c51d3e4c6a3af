import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import styles from '../site.css?url'
import { content } from './content.server'

export const links = () => [{ rel: 'stylesheet', href: styles }]

export function loader() {
  return content.site
}

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }) {
  const { name, header, footer } = loaderData
  return (
    <>
      <header>
        <a href="/">{name}</a>
        <details>
          <summary>Menu</summary>
          {header.map(({ href, text }) => (
            <a key={text + href} href={href}>
              {text}
            </a>
          ))}
        </details>
      </header>
      <main>
        <Outlet />
      </main>
      <footer>
        {footer.map(({ href, text }) => (
          <a key={text + href} href={href}>
            {text}
          </a>
        ))}
      </footer>
    </>
  )
}
