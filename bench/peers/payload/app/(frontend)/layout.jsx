import '../../site.css'
import { linksOf } from './queries.js'

export default async function Layout({ children }) {
  const header = await linksOf('header')
  const footer = await linksOf('footer')
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">Home</a>
          <details>
            <summary>Menu</summary>
            {header.map(({ id, href, text }) => (
              <a key={id} href={href}>
                {text}
              </a>
            ))}
          </details>
        </header>
        <main>{children}</main>
        <footer>
          {footer.map(({ id, href, text }) => (
            <a key={id} href={href}>
              {text}
            </a>
          ))}
        </footer>
      </body>
    </html>
  )
}
