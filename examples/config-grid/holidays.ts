import {
  date,
  defineEntity,
  defineGrid,
  flag,
  integer,
  recordFields,
  rowsFor,
  switchable,
  text,
  textarea,
} from 'fangkit/domain'

// [1] A record is declared once: the list, its search, its form, the checks and the storage follow.
const holiday = defineEntity({
  service: 'DemoHoliday',
  title: '节假日',
  metaTable: null,
  groups: {
    main: {
      label: '节假日',
      fields: {
        name: text('名称', { indexed: true, required: true, maxLength: 50 }),
        day: date('日期', { indexed: true, required: true }),
        days: integer('放假天数', { indexed: true, required: true, min: 1, max: 10 }),
        enabled: flag('启用', { indexed: true, serverOwned: true, default: 1 }),
        note: textarea('调休说明', { maxLength: 200 }),
        ...recordFields,
      },
    },
  },
})

// [2] The list: what to show, what to search, what may be done.
export const holidays = defineGrid({
  name: 'DemoHolidayGrid',
  title: '节假日',
  entity: holiday,
  columns: ['name', 'day', 'days', 'enabled', 'note', 'updTime'],
  search: ['name', 'day', 'enabled'],
  sort: { field: 'day', order: 'asc' },
  scope: 'all',
  reason: 'Holidays are the same in every city.',
  open: 'name',
  operations: ['view', 'add', 'edit', 'clone', 'enable', 'disable', 'delete'],
  states: switchable('enabled'),
  unique: [['name', 'day']],
})

export const holidayRows = rowsFor(
  holidays,
  ['name', 'day', 'days', 'note'],
  [
    ['元旦', '2026-01-01', 1, null],
    ['春节', '2026-02-17', 8, '2 月 14 日、28 日上班（演示）'],
    ['清明节', '2026-04-05', 3, null],
    ['劳动节', '2026-05-01', 5, '5 月 9 日上班（演示）'],
    ['端午节', '2026-06-19', 3, null],
    ['中秋节', '2026-09-25', 3, null],
    ['国庆节', '2026-10-01', 7, '9 月 27 日、10 月 10 日上班（演示）'],
  ],
)
