import { type Handler, viewersRead } from './management-route.ts'

const read: Handler<'GET story_tree'> = async ({ storage }) => ({ body: await storage.storyTree() })

/** Every story and folder at once, small enough for 100,000 of them (management-api#stories). */
export const storyTreeRoutes = {
  'GET story_tree': viewersRead(read),
}
