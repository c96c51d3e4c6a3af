import content from '../content.json'
import '../site.css'

export const metadata = { title: content.site.name }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">{content.site.name}</a>
          <details>
            <summary>Menu</summary>
            {content.site.header.map(({ href, text }) => (
              <a key={text + href} href={href}>
                {text}
              </a>
            ))}
          </details>
        </header>
        <main>{children}</main>
        <footer>
          {content.site.footer.map(({ href, text }) => (
            <a key={text + href} href={href}>
              {text}
            </a>
          ))}
        </footer>
      </body>
    </html>
  )
}
