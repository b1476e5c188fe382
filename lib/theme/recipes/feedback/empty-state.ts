import { defineSlotRecipe } from '@pandacss/dev'

export const emptyState = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'icon', 'title', 'actions'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '4',
      padding: '20',
      textAlign: 'center',
      textStyle: 'label',
      color: 'ink-3',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      marginBottom: '4',
      borderRadius: 'xl',
      backgroundColor: 'surface-3',
      color: 'ink-3',
      '& > svg': { width: '20px', height: '20px' },
      '[data-tone=bad] > &': { backgroundColor: 'bad-soft', color: 'bad' },
    },
    title: { color: 'ink', fontSize: '14px', fontWeight: 'strong' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '8',
      marginTop: '6',
      '& code': { textStyle: 'mono', color: 'ink-3', userSelect: 'all' },
    },
  },
})
