/** No door is drawn: the plain one must do. */
export const DOORS: readonly never[] = []
