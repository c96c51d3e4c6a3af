import { readBrand } from '@prospectus/server/brand'
import { brandFolder, platformFolder } from '../../../tools/run/project.ts'

const { productPrefix } = readBrand(brandFolder())

/** The routes that ROUTE-1 names, without stories of the resource sections. */
export const NAMED_ROUTES: readonly string[] = [
  ...['/', '/about', '/careers/', '/contact/', '/contact/complaints', '/request-a-demo'],
  ...['/request-a-business-value-assessment', '/watch-a-tour', '/tour', '/thank-you'],
  ...['/thank-you-for-booking-a-demo', '/search', '/sitemap', '/resources', '/leadership-team'],
  ...['/pmo-maturity-assessment', '/mailing-list', '/security-center', '/esg-software'],
  ...['/program-management-software', '/project-controls-software', '/psa-software-solution'],
  ...['/ppm-implementation', '/ppm-infrastructure', '/value-stream-management'],
  ...['/working-capital-management', '/strategic-portfolio-management-software'],
  ...['/project-portfolio-management-software-ppm/', '/edge', '/govcon', '/product-extensions'],
  ...['/project-portfolio-management-software-ppm/erp-comparison'],
  ...['/portfolio-management-case-study', '/new-product-extensions-webinar', '/k4v7q2'],
  ...under(`/${productPrefix}`, ['capability-library', 'demo-library', 'brochure-2024'], '-'),
  ...under(`/${productPrefix}`, ['pmo-brochure-2024', 'erp-connector'], '-'),
  ...[
    '/modern-slavery-statement',
    '/privacy-policy',
    '/cookie-preferences',
    '/accessibility-statement',
  ],
  ...under('/industry', [
    ...['manufacturing', 'financial-services', 'healthcare', 'oil-gas-energy', 'renewables'],
    ...['government', 'engineering-construction', 'govcon', 'life-sciences', 'aerospace-defense'],
  ]),
  ...under(`/${platformFolder()}`, [
    ...['data-hub', 'teams-integration', 'jira-integration', 'project-execution'],
    ...['workforce-planning', 'strategy-execution', 'advanced-financials', 'integrations'],
    ...['data-analytics-ai', 'portal', 'mobile', 'assistant', 'subcontractor-management'],
    ...['government-contracting', 'earned-value-management'],
  ]),
  ...under('/who-we-help', [
    ...['ceo', 'cfo', 'chief-strategy-officer', 'chief-information-officer'],
    ...['chief-technology-officer', 'chief-operating-officer', 'project-management-officers'],
  ]),
  ...under('/agreements-and-terms', [
    ...['', 'archives', 'security-policy', 'data-processing-agreement', 'sub-contractors'],
    ...['service-level-and-support-objectives', 'subscription-services-agreement'],
  ]),
  ...['/videos/', '/partners/terms-conditions'],
]

/** Sections whose stories are served at `/{section}/{slug}`. */
export const SECTIONS: readonly string[] = [
  ...['podcast', 'blog', 'videos', 'news', 'guidebooks', 'client-stories', 'webinars'],
  ...['datasheets', 'whitepapers', 'events', 'team-members', 'testimonials'],
  ...['webinar-recording-pages', 'job-vacancies', 'publications', 'project-management-awards'],
]

function under(folder: string, slugs: readonly string[], joint = '/'): readonly string[] {
  return slugs.map((slug) => folder + joint + slug)
}
