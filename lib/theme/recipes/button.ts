import { defineRecipe } from '@pandacss/dev'

const off = '&:is(:disabled, [data-disabled])'
const hover = '&:hover:not(:disabled, [data-disabled], [aria-busy=true])'

/**
 * `data-busy=label`: a spinner beside a text label uses space from the padding, so the button keeps its width.
 * `data-busy=over`: there is no padding to use, so the spinner covers the label.
 */
export const button = defineRecipe({
  className: 'button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6',
    flex: 'none',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    userSelect: 'none',
    textDecoration: 'none',
    '& > svg': { flex: 'none', width: '16px', height: '16px', marginInlineStart: '-2px' },
    '&[aria-busy=true]': { cursor: 'progress' },
    [off]: { cursor: 'not-allowed' },
    '&[data-busy=over]': { WebkitTextFillColor: 'transparent' },
    '&[data-busy=over] > svg': { position: 'absolute', inset: '0px', margin: 'auto' },
  },
  variants: {
    variant: {
      default: {
        borderColor: 'line-strong',
        backgroundColor: 'surface',
        color: 'ink',
        [hover]: { borderColor: 'line-input', backgroundColor: 'surface-2' },
        [off]: { backgroundColor: 'surface-3', borderColor: 'line', color: 'ink-4' },
      },
      primary: {
        borderColor: 'brand-solid',
        backgroundColor: 'brand-solid',
        color: 'on-brand',
        fontWeight: 'strong',
        [hover]: { borderColor: 'brand-hover', backgroundColor: 'brand-hover' },
        [off]: { backgroundColor: 'surface-3', borderColor: 'line', color: 'ink-4', fontWeight: 'regular' },
      },
      text: {
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        color: 'brand',
        '&[data-variant]': { paddingInline: '6' },
        [hover]: { backgroundColor: 'brand-soft' },
        [off]: { color: 'ink-4' },
      },
      link: {
        borderWidth: '0px',
        backgroundColor: 'transparent',
        color: 'brand',
        gap: '4',
        // 24 px is the minimum size of a target beside another one.
        '&[data-variant]': {
          height: 'auto',
          minHeight: '24px',
          paddingInline: '0',
          fontSize: 'inherit',
          lineHeight: 'inherit',
        },
        [hover]: { color: 'brand-ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
        [off]: { color: 'ink-4' },
      },
      danger: {
        borderColor: 'bad-line',
        backgroundColor: 'surface',
        color: 'bad',
        [hover]: { borderColor: 'bad', backgroundColor: 'bad-soft' },
        [off]: { backgroundColor: 'surface-3', borderColor: 'line', color: 'ink-4' },
      },
      dangerSolid: {
        borderColor: 'bad-solid',
        backgroundColor: 'bad-solid',
        color: 'on-bad',
        fontWeight: 'strong',
        [hover]: { borderColor: 'bad-solid-hover', backgroundColor: 'bad-solid-hover' },
        [off]: { backgroundColor: 'surface-3', borderColor: 'line', color: 'ink-4', fontWeight: 'regular' },
      },
      onBar: {
        borderColor: 'bar-line',
        backgroundColor: 'transparent',
        color: 'on-bar',
        [hover]: { borderColor: 'on-bar', backgroundColor: 'bar-hover' },
        [off]: { opacity: '0.5' },
        _focusVisible: { outlineColor: 'on-bar' },
      },
      onBarPrimary: {
        borderColor: 'bar-primary',
        backgroundColor: 'bar-primary',
        color: 'on-bar-primary',
        fontWeight: 'strong',
        [hover]: { opacity: '0.88' },
        [off]: { opacity: '0.5' },
        _focusVisible: { outlineColor: 'on-bar', outlineOffset: '2px' },
      },
    },
    size: {
      sm: {
        height: 'control-sm',
        paddingInline: '10',
        textStyle: 'label',
        '& > svg': { width: '14px', height: '14px' },
        '&[data-busy=label]': { paddingInline: '2', gap: '4' },
        '&[data-busy=label] > svg': { width: '12px', height: '12px', marginInlineStart: '0px' },
      },
      md: {
        height: 'control',
        paddingInline: '14',
        '&[data-busy=label]': { paddingInline: '4' },
        '&[data-busy=label] > svg': { width: '14px', height: '14px', marginInlineStart: '0px' },
      },
      lg: {
        height: 'control-lg',
        paddingInline: '16',
        fontSize: '15px',
        '&[data-busy=label]': { paddingInline: '6' },
        '&[data-busy=label] > svg': { width: '14px', height: '14px', marginInlineStart: '0px' },
      },
    },
    block: { true: { display: 'flex', width: 'full' } },
  },
  defaultVariants: { variant: 'default', size: 'md' },
})
