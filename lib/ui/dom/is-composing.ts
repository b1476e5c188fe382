import type { KeyboardEvent } from 'react'

/**
 * True while an input method owns the key: its Enter chooses a word, its Escape drops one. Safari reports only code
 * 229.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229
