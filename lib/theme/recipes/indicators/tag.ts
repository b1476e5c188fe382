import { defineSlotRecipe } from '@pandacss/dev'

export const tag = defineSlotRecipe({
  className: 'tag',
  slots: ['root', 'remove'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4',
      flex: 'none',
      height: '22px',
      paddingInline: '8',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'sm',
      fontSize: '12px',
      lineHeight: '20px',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      '& > svg': { flex: 'none', width: '12px', height: '12px' },
    },
    remove: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '16px',
      height: '24px',
      marginBlock: '-2px',
      marginInlineEnd: '-4px',
      borderRadius: 'sm',
      color: 'inherit',
      cursor: 'pointer',
      '& > svg': { width: '12px', height: '12px' },
    },
  },
  variants: {
    tone: {
      idle: { root: { backgroundColor: 'idle-soft', color: 'ink-2' } },
      brand: { root: { backgroundColor: 'brand-soft', color: 'brand-ink' } },
      warn: { root: { backgroundColor: 'warn-soft', color: 'warn' } },
      ok: { root: { backgroundColor: 'ok-soft', color: 'ok' } },
      bad: { root: { backgroundColor: 'bad-soft', color: 'bad' } },
      line: { root: { borderColor: 'line-strong', color: 'ink-2' } },
    },
    size: {
      md: {},
      sm: { root: { height: '18px', paddingInline: '6', fontSize: '11px', lineHeight: '16px' } },
    },
  },
  defaultVariants: { tone: 'idle', size: 'md' },
})
