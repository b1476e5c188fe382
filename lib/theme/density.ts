const step = (comfortable: string, compact: string) => ({
  value: { base: comfortable, _compact: compact },
})

/** Values that follow `data-density`. */
export const density = {
  sizes: {
    control: step('32px', '28px'),
    'control-sm': step('28px', '24px'),
    row: step('40px', '30px'),
  },
  spacing: {
    pad: step('20px', '16px'),
    'row-y': step('9px', '4px'),
    'field-gap': step('14px', '10px'),
  },
  fontSizes: {
    body: step('14px', '13px'),
  },
  lineHeights: {
    body: step('22px', '20px'),
  },
}
