import { defineSlotRecipe } from '@pandacss/dev'

export const confirmDialog = defineSlotRecipe({
  className: 'confirm-dialog',
  slots: ['content', 'title', 'text', 'words', 'error', 'actions'],
  base: {
    content: {
      width: 'min(var(--fk-width), 100%)',
      maxHeight: 'full',
      overflowY: 'auto',
      paddingTop: '16',
      paddingInline: '20',
      paddingBottom: '16',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'xl',
      backgroundColor: 'overlay',
      color: 'ink',
      boxShadow: 'overlay',
      '&:is(:focus, :focus-visible)': { outline: 'none' },
      '&[hidden]': { display: 'none' },
    },
    title: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '8',
      textStyle: 'subhead',
      '& > svg': { flex: 'none', width: '16px', height: '16px', marginTop: '3px', color: 'warn' },
      '&[data-danger] > svg': { color: 'bad' },
    },
    text: { display: 'grid', gap: '8', marginTop: '4', textStyle: 'label', color: 'ink-2' },
    words: { marginTop: '8' },
    error: { marginTop: '8' },
    actions: { display: 'flex', justifyContent: 'flex-end', gap: '8', marginTop: '16' },
  },
})
