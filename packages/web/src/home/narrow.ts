/** Tablets and phones: the view is a window beside its sign. Same breakpoints as in screens.css. */
export const NARROW = '(max-width: 999px)'

/** Held upright in one hand: the ways out lie where a thumb reaches. */
export const PHONE = '(max-width: 619px)'
