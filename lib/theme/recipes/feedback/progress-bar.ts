import { defineSlotRecipe } from '@pandacss/dev'

export const progressBar = defineSlotRecipe({
  className: 'progress-bar',
  slots: ['root', 'fill', 'line', 'note', 'task', 'head', 'rows', 'row'],
  base: {
    root: {
      flex: '1 1 auto',
      minWidth: '40px',
      height: '6px',
      borderRadius: '3px',
      backgroundColor: 'surface-3',
      overflow: 'hidden',
      _forcedColors: { outline: '1px solid CanvasText' },
    },
    fill: {
      height: 'full',
      borderRadius: '3px',
      width: 'var(--fk-progress)',
      '&[data-endless]': { animation: 'fk-slide 1.2s ease-in-out infinite alternate' },
      _forcedColors: { backgroundColor: 'Highlight' },
    },
    line: { flex: '1 1 auto', display: 'flex', alignItems: 'center', gap: '8', minWidth: '0' },
    note: { flex: 'none', textStyle: 'label', color: 'ink-2' },
    task: { display: 'flex', flexDirection: 'column', gap: '8' },
    head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12' },
    rows: { display: 'flex', flexDirection: 'column', gap: '4', maxHeight: '240px', overflowY: 'auto' },
    row: {
      display: 'flex',
      gap: '8',
      textStyle: 'label',
      overflowWrap: 'anywhere',
      '& > svg': { flex: 'none', width: '14px', height: '14px', marginBlock: '3px', color: 'ink-3' },
      '&[data-state=running] > svg': { color: 'brand' },
      '&[data-state=done] > svg': { color: 'ok' },
      '&[data-state=failed]': { color: 'bad', '& > svg': { color: 'bad' } },
    },
  },
  variants: {
    tone: {
      brand: { fill: { backgroundColor: 'brand' } },
      ok: { fill: { backgroundColor: 'ok' } },
      warn: { fill: { backgroundColor: 'warn' } },
      bad: { fill: { backgroundColor: 'bad' } },
    },
  },
  defaultVariants: { tone: 'brand' },
})
