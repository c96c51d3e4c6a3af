import type { ReactNode } from 'react'

/**
 * The drawn wordmark. Its letters are single strokes; the second stroke of the v is the needle.
 * `name` is what it is called, for those who do not see it.
 */
export function Logo({ name }: { name: string }): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 106 22" width="132" height="27" role="img" aria-label={name}>
      <path d="M12.6 6.3A6.6 6.6 0 1 0 12.6 15.7" />
      <circle cx="23.4" cy="11" r="6.6" />
      <path d="M35 17.6V4.4M35 10.4A6 6 0 0 1 41 4.4H42.5" />
      <path d="M45.5 4.4L51.5 17.6" />
      <path className="logo-needle" d="M51.5 17.6L59 1.5" />
      <circle cx="67" cy="11" r="6.6" />
      <path d="M73.6 4.4V17.6" />
      <path d="M79 17.6V4.4M79 10.2A5.6 5.6 0 0 1 90.2 10.2V17.6" />
      <path d="M91.8 11H104.2A6.2 6.6 0 1 0 101.6 16.2" />
    </svg>
  )
}
