/** Returns the value of a data attribute that is present or absent; `undefined` omits it from the markup. */
export const flag = (on: boolean | undefined): '' | undefined => (on ? '' : undefined)
