import type { ManagementRoute } from './management-route.ts'

/** Every story and folder at once, small enough for 100,000 of them (management-api#stories). */
export const storyTreeRoutes: readonly ManagementRoute[] = [
  {
    path: 'story_tree',
    methods: { GET: async ({ storage }) => ({ body: await storage.storyTree() }) },
  },
]
