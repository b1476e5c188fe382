import type { KeyboardEvent } from 'react'

/**
 * True while an input method handles the key, such as an Enter that picks a word or an Escape that drops it. Safari
 * reports only code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229
