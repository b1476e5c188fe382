import { defineStyles } from '@pandacss/dev'

/** The floating box of lists and menus. */
export const popupBox = defineStyles({
  zIndex: 'popup',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: 'var(--reference-width, 120px)',
  maxWidth: 'min(420px, var(--available-width, 420px))',
  maxHeight: 'min(320px, var(--available-height, 320px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'overlay',
  color: 'ink',
  boxShadow: 'overlay',
  '&:is(:focus, :focus-visible)': { outline: 'none' },
  '&[hidden]': { display: 'none' },
})

/** One row of a list or menu. Lists, menus and trees share it. */
export const popupItem = defineStyles({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  flex: 'none',
  paddingBlock: '5px',
  paddingInline: '10',
  borderRadius: 'md',
  color: 'ink-2',
  cursor: 'pointer',
  userSelect: 'none',
  '&[data-highlighted]:not([data-state=checked])': { backgroundColor: 'surface-3', color: 'ink' },
  '&[data-highlighted]': { outline: '2px solid transparent', outlineOffset: '-2px' },
  '&[data-state=checked][data-highlighted]': { boxShadow: 'inset 0 0 0 1px {colors.brand-line}' },
  '&[data-disabled]': { color: 'ink-4', cursor: 'not-allowed' },
})
