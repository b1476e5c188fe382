/** Colours of letters that can be read on light and on dark pages. */
export const RICH_TEXT_COLOURS = [
  { name: 'red', value: '#d64545' },
  { name: 'orange', value: '#b7791f' },
  { name: 'green', value: '#2f8f5b' },
  { name: 'blue', value: '#3f7ae0' },
  { name: 'purple', value: '#9457d6' },
  { name: 'grey', value: '#7a8496' },
] as const
