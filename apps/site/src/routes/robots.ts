import type { SiteSettings } from '../settings.ts'

/** `/robots.txt`: everything may be read in production; nothing of a preview. */
export function robotsText({ mode, siteUrl }: Pick<SiteSettings, 'mode' | 'siteUrl'>): string {
  if (mode === 'preview') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
