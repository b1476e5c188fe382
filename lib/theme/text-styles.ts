import { defineTextStyles } from '@pandacss/dev'

/** The type scale; nothing else sets a font size. */
export const textStyles = defineTextStyles({
  micro: { value: { fontSize: '11px', lineHeight: '16px' } },
  note: { value: { fontSize: '12px', lineHeight: '18px' } },
  label: { value: { fontSize: '13px', lineHeight: '20px' } },
  body: { value: { fontSize: 'body', lineHeight: 'body' } },
  subhead: { value: { fontSize: '14px', lineHeight: '22px', fontWeight: 'strong' } },
  cardTitle: { value: { fontSize: '15px', lineHeight: '24px', fontWeight: 'strong' } },
  drawerTitle: { value: { fontSize: '16px', lineHeight: '24px', fontWeight: 'strong' } },
  pageTitle: { value: { fontSize: '18px', lineHeight: '26px', fontWeight: 'strong' } },
  figure: { value: { fontSize: '22px', lineHeight: '30px', fontWeight: 'strong' } },
  mono: { value: { fontFamily: 'mono', fontSize: '12px', lineHeight: '18px' } },
})
