import { defineSlotRecipe } from '@pandacss/dev'

export const editBar = defineSlotRecipe({
  className: 'edit-bar',
  slots: ['root', 'text', 'issues', 'spacer'],
  base: {
    root: {
      position: 'sticky',
      bottom: '12px',
      zIndex: 'bar',
      display: 'flex',
      alignItems: 'center',
      gap: '12',
      minHeight: '52px',
      paddingBlock: '8',
      paddingInlineStart: '20',
      paddingInlineEnd: '12',
      borderRadius: 'lg',
      backgroundColor: 'bar',
      color: 'on-bar',
      boxShadow: 'overlay',
      '& kbd': {
        backgroundColor: 'bar-hover',
        borderColor: 'bar-line',
        color: 'on-bar',
        '@media (max-width: 559px)': { display: 'none' },
      },
      _forcedColors: { borderWidth: '1px' },
    },
    // One line at any width, so that little of the page is covered.
    text: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    issues: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6',
      minHeight: '24px',
      color: 'on-bar-warn',
      'button&': { cursor: 'pointer', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
      _focusVisible: { outlineColor: 'on-bar' },
      '& > svg': { flex: 'none', width: '14px', height: '14px' },
    },
    spacer: { flex: '1 1 auto' },
  },
})
