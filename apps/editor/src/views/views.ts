import type { Me } from '@prospectus/protocol/management/person'
import { type ComponentType, lazy } from 'react'
import { translate } from '../messages/messages.ts'

export interface ViewEntry {
  readonly path: string
  readonly label: string
  /** Lowest role that may open the view. */
  readonly requiredRole: Me['person']['role']
  /** Path data of an SVG with a `viewBox` of 16 by 16 units. */
  readonly icon: string
  readonly Content: ComponentType
}

/** All views except the stories, in the order of the navigation. Each is loaded when opened. */
export const VIEWS: readonly ViewEntry[] = [
  {
    path: '/assets',
    label: translate('views.media'),
    requiredRole: 'viewer',
    icon: 'M2 3h12v10H2zM2 11l4-4 3 3 2-2 3 3',
    Content: lazyNamed(() => import('../library/library.tsx'), 'Library'),
  },
  {
    path: '/leads',
    label: translate('views.leads'),
    requiredRole: 'editor',
    icon: 'M2 3h12v10H2zM2 9h4l1 2h2l1-2h4',
    Content: lazyNamed(() => import('../leads/leads.tsx'), 'Leads'),
  },
  {
    path: '/redirects',
    label: translate('views.redirects'),
    requiredRole: 'editor',
    icon: 'M2 12V8q0-3 3-3h8M10 2l3 3-3 3',
    Content: lazyNamed(() => import('../redirects/redirects.tsx'), 'Redirects'),
  },
  {
    path: '/not-found',
    label: translate('views.missingPaths'),
    requiredRole: 'viewer',
    icon: 'M7 12a5 5 0 1 1 5-5M11 11l4 4M15 11l-4 4',
    Content: lazyNamed(() => import('../reports/missing-paths.tsx'), 'MissingPaths'),
  },
  {
    path: '/broken-links',
    label: translate('views.brokenLinks'),
    requiredRole: 'viewer',
    icon: 'M7 4l2-2a3 3 0 0 1 5 5l-2 2M9 12l-2 2a3 3 0 0 1-5-5l2-2M6 1v2M1 6h2M10 15v-2M15 10h-2',
    Content: lazyNamed(() => import('../reports/broken-links.tsx'), 'BrokenLinks'),
  },
  {
    path: '/searches',
    label: translate('views.searches'),
    requiredRole: 'viewer',
    icon: 'M7 12A5 5 0 1 1 7 2a5 5 0 0 1 0 10M11 11l4 4M5 8V7M7 9V5M9 8V6',
    Content: lazyNamed(() => import('../reports/searches.tsx'), 'Searches'),
  },
  {
    path: '/replace',
    label: translate('views.replace'),
    requiredRole: 'author',
    icon: 'M2 5h9M8 2l3 3-3 3M14 11H5M8 8l-3 3 3 3',
    Content: lazyNamed(() => import('../replace/replace.tsx'), 'Replace'),
  },
  {
    path: '/data-sources',
    label: translate('views.lists'),
    requiredRole: 'editor',
    icon: 'M2 4h1M6 4h8M2 8h1M6 8h8M2 12h1M6 12h8',
    Content: lazyNamed(() => import('../data-sources/data-sources.tsx'), 'DataSources'),
  },
  {
    path: '/settings',
    label: translate('views.settings'),
    requiredRole: 'viewer',
    icon: 'M2 5h7M13 5h1M9 3v4M2 11h1M7 11h7M7 9v4',
    Content: lazyNamed(() => import('../settings/settings.tsx'), 'Settings'),
  },
  {
    path: '/people',
    label: translate('views.people'),
    requiredRole: 'owner',
    icon: 'M8 8a3 3 0 1 0-.1 0M2 14q1-5 6-5t6 5',
    Content: lazyNamed(() => import('../people/people.tsx'), 'People'),
  },
  {
    path: '/activity',
    label: translate('views.activity'),
    requiredRole: 'owner',
    icon: 'M8 2a6 6 0 1 0 .1 0M8 5v3l2 2',
    Content: lazyNamed(() => import('../activity/activity.tsx'), 'Activity'),
  },
  {
    path: '/webhooks',
    label: translate('views.webhooks'),
    requiredRole: 'owner',
    icon: 'M9 1L3 9h5l-1 6 6-8H8z',
    Content: lazyNamed(() => import('../webhooks/webhooks.tsx'), 'Webhooks'),
  },
  {
    path: '/tokens',
    label: translate('views.tokens'),
    requiredRole: 'owner',
    icon: 'M5 13a3 3 0 1 1 2-5l6-6 1 2-1 2-2 0-3 3q0 4-3 4',
    Content: lazyNamed(() => import('../tokens/tokens.tsx'), 'Tokens'),
  },
]

/** Loads a component by its export name; React's `lazy` takes only default exports. */
function lazyNamed<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] }))
}
