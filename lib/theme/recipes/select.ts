import { defineSlotRecipe } from '@pandacss/dev'
import { fieldBox, fieldBoxFocus, fieldBoxFocusInvalid, fieldBoxSizes } from './field-box.ts'
import { popupBox, popupItem } from './popup-box.ts'

export const select = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'trigger', 'text', 'clear', 'positioner', 'popup', 'option', 'optionLabel', 'optionHint', 'blank'],
  base: {
    root: { position: 'relative', width: 'full', minWidth: '0' },
    trigger: {
      ...fieldBox,
      cursor: 'pointer',
      textAlign: 'start',
      '&[data-size]:is(:focus-visible, [data-state=open])': fieldBoxFocus,
      '&[data-size][data-invalid]:is(:focus-visible, [data-state=open])': fieldBoxFocusInvalid,
      '&[aria-readonly]': { cursor: 'default' },
      '&[data-clearable] > svg': { marginInlineStart: '24px' },
    },
    text: {
      flex: '1 1 auto',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '&[data-placeholder]': { color: 'ink-3' },
      '&:is([data-disabled] > [data-placeholder])': { color: 'ink-4' },
    },
    clear: {
      position: 'absolute',
      top: '0px',
      bottom: '0px',
      marginBlock: 'auto',
      insetInlineEnd: '32px',
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      borderRadius: 'sm',
      color: 'ink-3',
      cursor: 'pointer',
      _hover: { color: 'ink', backgroundColor: 'surface-3' },
      '& > svg': { width: '14px', height: '14px' },
    },
    positioner: { minWidth: 'var(--reference-width)' },
    popup: popupBox,
    option: {
      ...popupItem,
      '&[data-state=checked]': { backgroundColor: 'brand-soft', color: 'brand-ink' },
      '& > svg': { flex: 'none', width: '14px', height: '14px', color: 'brand' },
    },
    optionLabel: { flex: '1 1 auto' },
    optionHint: { textStyle: 'note', color: 'ink-3' },
    blank: { paddingBlock: '5px', paddingInline: '10', color: 'ink-3', display: 'flex', alignItems: 'center', gap: '8' },
  },
  variants: {
    size: {
      sm: { trigger: fieldBoxSizes.sm, clear: { insetInlineEnd: '28px' } },
      md: {},
      lg: { trigger: fieldBoxSizes.lg },
    },
  },
  defaultVariants: { size: 'md' },
})
