import { defineSlotRecipe } from '@pandacss/dev'

export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'body', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '10',
      paddingBlock: '10',
      paddingInline: '14',
      borderWidth: '1px',
      borderRadius: 'lg',
      textStyle: 'label',
      color: 'ink-2',
      '& > svg': { flex: 'none', width: '16px', height: '16px', marginTop: '2px' },
    },
    body: { flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere', '& b, & strong': { color: 'ink' } },
    title: { color: 'ink', fontWeight: 'strong' },
    actions: { flex: 'none', display: 'flex', alignItems: 'center', gap: '8', marginBlock: '-4px' },
  },
  variants: {
    tone: {
      plain: { root: { borderColor: 'line', backgroundColor: 'surface-2', '& > svg': { color: 'ink-3' } } },
      info: { root: { borderColor: 'brand-line', backgroundColor: 'brand-soft', '& > svg': { color: 'brand' } } },
      warn: { root: { borderColor: 'warn-line', backgroundColor: 'warn-soft', '& > svg': { color: 'warn' } } },
      bad: { root: { borderColor: 'bad-line', backgroundColor: 'bad-soft', '& > svg': { color: 'bad' } } },
      ok: { root: { borderColor: 'ok-line', backgroundColor: 'ok-soft', '& > svg': { color: 'ok' } } },
    },
    size: {
      md: {},
      slim: { root: { paddingBlock: '5px', paddingInline: '12' } },
    },
  },
  defaultVariants: { tone: 'info', size: 'md' },
})
