import { defineStyles } from '@pandacss/dev'

/**
 * Columns that fold by the width of the container, not of the window: a widget may be in a narrow panel of a wide page.
 */
export const fieldColumns = defineStyles({
  display: 'grid',
  columnGap: '28',
  rowGap: 'field-gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: '20' },
  '& > [data-span="2"]': { gridColumn: 'span 2' },
  '& > [data-span="3"]': { gridColumn: 'span 3' },
  '& > [data-span="4"]': { gridColumn: 'span 4' },
  '@container fk-columns (max-width: 640px)': {
    '&:is([data-columns="3"], [data-columns="4"])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '20',
    },
    '& > :is([data-span="3"], [data-span="4"])': { gridColumn: 'span 2' },
  },
  '@container fk-columns (max-width: 420px)': {
    '&[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > [data-span]': { gridColumn: 'span 1' },
  },
})

/** The element whose width decides the number of columns. */
export const fieldColumnsRoot = defineStyles({
  containerType: 'inline-size',
  containerName: 'fk-columns',
})
