import { defineRecipe } from '@pandacss/dev'

const off = '&:is(:disabled, [data-disabled])'
const hover = '&:hover:not(:disabled, [data-disabled], [aria-busy=true])'

export const iconButton = defineRecipe({
  className: 'icon-button',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    backgroundColor: 'transparent',
    color: 'ink-2',
    cursor: 'pointer',
    '& > svg': { width: '16px', height: '16px' },
    [off]: { color: 'ink-4', cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&[data-pip]::after': {
      content: '""',
      position: 'absolute',
      top: '5px',
      right: '5px',
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      borderWidth: '1.5px',
      borderColor: 'surface',
      backgroundColor: 'bad',
    },
  },
  variants: {
    variant: {
      plain: { [hover]: { backgroundColor: 'surface-3', color: 'ink' } },
      bordered: {
        borderColor: 'line-strong',
        backgroundColor: 'surface',
        [hover]: { borderColor: 'line-input', backgroundColor: 'surface-2' },
        [off]: { backgroundColor: 'surface-3', borderColor: 'line' },
      },
      danger: { color: 'bad', [hover]: { backgroundColor: 'bad-soft' }, [off]: { color: 'ink-4' } },
    },
    size: {
      xs: { width: '24px', height: '24px', '& > svg': { width: '14px', height: '14px' } },
      sm: { width: 'control-sm', height: 'control-sm', '& > svg': { width: '14px', height: '14px' } },
      md: { width: 'control', height: 'control' },
      lg: { width: 'control-lg', height: 'control-lg' },
    },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
})
