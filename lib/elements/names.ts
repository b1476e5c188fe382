const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Returns the tag of a widget: `fee-tab` → `fangkit-fee-tab`. */
export const tagOf = (widget: string): string => `fangkit-${widget}`
/** Returns the attribute of a property: `projectId` → `project-id`. */
export const attributeOf = (property: string): string => hyphenated(property)
/** Returns the event of a callback or hook: `onOrderSubmitted` → `fangkit-order-submitted`. */
export const eventOf = (prop: string): string =>
  `fangkit${hyphenated(prop.replace(/^on(?=[A-Z])/, '').replace(/^[a-z]/, (first) => first.toUpperCase()))}`
