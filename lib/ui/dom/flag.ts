/** A data attribute that is there or not; `undefined` keeps it out of the markup. */
export const flag = (on: boolean | undefined): '' | undefined => (on ? '' : undefined)
