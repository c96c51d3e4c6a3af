/**
 * The numbers of BLOCK-5 that scripts need. Those that only the drawing needs (items in view, gaps and the
 * widths they change at) are in `carousel.css`.
 */

/** How long a page takes to come into view; navigation in between is ignored. */
export const TRANSITION_MS = 300
/** A drag at least this wide turns the page. */
export const SWIPE_PX = 80
/** A drag farther than this follows no link. */
export const DRAG_PX = 10
/** How long autoplay leaves a page in view. */
export const AUTOPLAY_MS = 6_000
