import type { RawDatasourceEntry } from '@prospectus/protocol/raw-story'
import { numericIdOf, uuidOf } from '../draft/stable-ids.ts'
import { germanLabels } from './german-labels.ts'

/** The three data sources of DATA-8 and DATA-9, as the content system stores their entries. */

export const themes: Readonly<Record<string, string>> = {
  ppm: 'Project portfolio management',
  'project-management': 'Project management',
  'business-value': 'Business value',
  'data-and-ai': 'Data and AI',
  pmo: 'PMO',
  spm: 'Strategic portfolio management',
  corporate: 'Corporate',
  'change-and-transformation': 'Change and transformation',
  'document-management': 'Document management',
  'workforce-planning': 'Workforce planning',
  'project-scheduling': 'Project scheduling',
  'supply-chain': 'Supply chain',
  esg: 'ESG',
}

export const industries: Readonly<Record<string, string>> = {
  manufacturing: 'Manufacturing',
  'financial-services': 'Financial services',
  healthcare: 'Healthcare',
  'oil-gas-energy': 'Oil, gas and energy',
  renewables: 'Renewables',
  government: 'Government',
  'engineering-construction': 'Engineering and construction',
  govcon: 'GovCon',
  'life-sciences': 'Life sciences',
  'aerospace-defense': 'Aerospace and defense',
}

const resourceTypes: Readonly<Record<string, string>> = {
  blog: 'Blog',
  'client-stories': 'Client stories',
  datasheets: 'Datasheets',
  events: 'Events',
  guidebooks: 'GuideBooks',
  news: 'News',
  podcast: 'Podcast',
  'project-management-awards': 'Project management awards',
  publications: 'Publications',
  videos: 'Videos',
  webinars: 'Webinars',
  whitepapers: 'Whitepapers',
}

/** The uuid that stands for an industry in content, from its slug. */
export function industryUuid(slug: string): string {
  return uuidOf(`industry:${slug}`)
}

/** Entries by data source slug, in the order editors see them. */
export function datasourceEntries(): Readonly<Record<string, readonly RawDatasourceEntry[]>> {
  return {
    'theme-type': entries('theme-type', themes),
    'industry-type': entries('industry-type', industries, industryUuid),
    'resource-type': entries('resource-type', resourceTypes),
  }
}

/** @param valueFor what stands for an entry in content; its slug unless told */
function entries(
  source: string,
  names: Readonly<Record<string, string>>,
  valueFor: (slug: string) => string = (slug) => slug,
): RawDatasourceEntry[] {
  return Object.entries(names).map(([slug, name]) => {
    const value = valueFor(slug)
    const german = germanLabels[source]?.[slug]
    return {
      id: numericIdOf(`${source}:${value}`),
      name,
      value,
      ...(german !== undefined && { translations: { de: german } }),
    }
  })
}
