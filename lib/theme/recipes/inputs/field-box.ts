import { defineStyles } from '@pandacss/dev'

/**
 * The box of every typed or picked value. States are data attributes, so one rule serves inputs and buttons. Each state
 * excludes conflicting ones, because the generator does not order rules of equal weight; the exclusion adds no weight,
 * so that focus overrides every state.
 */
export const fieldBox = defineStyles({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  width: 'full',
  minWidth: '0',
  height: 'control',
  paddingInline: '10',
  borderWidth: '1px',
  borderColor: 'line-input',
  borderRadius: 'md',
  backgroundColor: 'surface',
  color: 'ink',
  '&:hover:where(:not([data-invalid], [data-changed], [data-readonly], [data-disabled]))': {
    borderColor: 'ink-2',
  },
  '&[data-changed]:where(:not([data-invalid]))': { borderColor: 'warn' },
  '&[data-invalid]': { borderColor: 'bad' },
  '&[data-readonly]:where(:not([data-invalid], [data-changed]))': { borderColor: 'line-strong' },
  '&[data-readonly]': { backgroundColor: 'surface-2', color: 'ink-2' },
  '&[data-disabled]': {
    backgroundColor: 'surface-3',
    borderColor: 'line',
    color: 'ink-4',
    cursor: 'not-allowed',
  },
  '& > svg': { flex: 'none', width: '16px', height: '16px', color: 'ink-3' },
  '&[data-disabled] svg': { color: 'ink-4' },
})

/**
 * Focus of a box: accent border plus halo. The transparent outline becomes visible in forced-colours mode, which
 * removes halos.
 */
export const fieldBoxFocus = defineStyles({
  borderColor: 'brand',
  boxShadow: 'focus',
  outline: '2px solid transparent',
  outlineOffset: '0px',
})

/** Focus of a box in error keeps the red border. */
export const fieldBoxFocusInvalid = defineStyles({ borderColor: 'bad', boxShadow: 'focus-bad' })

/** Sizes that inputs and selects share. */
export const fieldBoxSizes = {
  sm: defineStyles({ height: 'control-sm', paddingInline: '8', textStyle: 'label' }),
  md: defineStyles({}),
  lg: defineStyles({ height: 'control-lg' }),
}
