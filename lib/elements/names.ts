const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** `fee-tab` → `fangkit-fee-tab`. */
export const tagOf = (widget: string): string => `fangkit-${widget}`
/** `projectId` → `project-id`. */
export const attributeOf = (property: string): string => hyphenated(property)
/** `onOrderSubmitted` and `beforeSubmit` → `fangkit-order-submitted`, `fangkit-before-submit`. */
export const eventOf = (prop: string): string =>
  `fangkit${hyphenated(prop.replace(/^on(?=[A-Z])/, '').replace(/^[a-z]/, (first) => first.toUpperCase()))}`
