/** The numbers of BLOCK-5 that scripts need; the others are in `carousel.css`. */

/** Duration of a page turn; input meanwhile is ignored. */
export const TRANSITION_MS = 300
/** A drag of at least this width turns the page. */
export const SWIPE_PX = 80
/** A longer drag does not follow a link. */
export const DRAG_PX = 10
/** Time that autoplay shows a page. */
export const AUTOPLAY_MS = 6_000
