import { defineSlotRecipe } from '@pandacss/dev'
import { fieldBox, fieldBoxFocus, fieldBoxFocusInvalid, fieldBoxSizes } from './field-box.ts'

/** Box of typed values: text, number, password, search, long text. */
export const control = defineSlotRecipe({
  className: 'control',
  slots: ['root', 'input', 'unit', 'trailing', 'counter'],
  base: {
    root: {
      ...fieldBox,
      cursor: 'text',
      '&:has(> :is(input, textarea):focus)': fieldBoxFocus,
      '&[data-invalid]:has(> :is(input, textarea):focus)': fieldBoxFocusInvalid,
    },
    input: {
      flex: '1 1 auto',
      width: 'full',
      minWidth: '0',
      alignSelf: 'stretch',
      textOverflow: 'ellipsis',
      background: 'transparent',
      _placeholder: { color: 'ink-3', opacity: '1' },
      _disabled: { cursor: 'not-allowed', opacity: '1', WebkitTextFillColor: 'currentcolor' },
      '&:is(:focus, :focus-visible)': { outline: 'none' },
      '&::-ms-reveal': { display: 'none' },
    },
    unit: {
      flex: 'none',
      whiteSpace: 'nowrap',
      textStyle: 'label',
      color: 'ink-3',
    },
    trailing: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      marginInlineEnd: '-4px',
      '& > svg': { width: '16px', height: '16px', color: 'ink-3' },
    },
    counter: {
      alignSelf: 'flex-end',
      flex: 'none',
      textStyle: 'note',
      color: 'ink-3',
    },
  },
  variants: {
    size: {
      sm: { root: fieldBoxSizes.sm },
      md: {},
      lg: { root: fieldBoxSizes.lg },
    },
    align: {
      start: {},
      end: { input: { textAlign: 'end' } },
    },
    multiline: {
      true: {
        root: {
          height: 'auto',
          flexDirection: 'column',
          alignItems: 'stretch',
          gap: '0',
          paddingBlock: '6',
        },
        input: { resize: 'vertical', lineHeight: '20px', minHeight: '60px', flex: 'none' },
      },
    },
  },
  defaultVariants: { size: 'md', align: 'start' },
})
