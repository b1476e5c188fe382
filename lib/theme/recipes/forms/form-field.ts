import { defineSlotRecipe } from '@pandacss/dev'

export const formField = defineSlotRecipe({
  className: 'form-field',
  slots: ['root', 'label', 'mark', 'message'],
  base: {
    root: {
      position: 'relative',
      minWidth: '0',
      scrollMarginBlock: '80px',
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      marginBottom: '4',
      textStyle: 'label',
      color: 'ink-2',
      '& > label': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    mark: { color: 'bad' },
    message: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '4',
      marginTop: '2',
      textStyle: 'note',
      color: 'ink-3',
      overflowWrap: 'anywhere',
      '&[data-tone=bad]': { color: 'bad' },
      '&[data-tone=warn]': { color: 'warn' },
      '& > svg': { flex: 'none', width: '13px', height: '13px', marginTop: '2.5px' },
    },
  },
})
