import { defineEntity, defineGrid, id, project, recordFields, rowsFor, text } from 'fangkit/domain'

/** Each names a case, whose address the host may receive. */
const matter = defineEntity({
  service: 'DemoMatter',
  title: '事项',
  metaTable: null,
  groups: {
    main: {
      label: '事项',
      fields: {
        name: text('事项', { indexed: true, required: true, maxLength: 50 }),
        prjId: id('项目编号', { indexed: true, picks: project.service }),
        ...recordFields,
      },
    },
  },
})

export const matters = defineGrid({
  name: 'DemoMatterGrid',
  title: '事项',
  entity: matter,
  columns: ['name', 'prjId'],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  scope: 'all',
  reason: 'Test rows belong to no city.',
  open: 'name',
  operations: ['view'],
})

export const matterRows = rowsFor(
  matters,
  ['name', 'prjId'],
  [
    ['示例事项一', 'demo-project-05'],
    ['示例事项二', 'demo-project-54'],
  ],
)

const MANY = 200
/** More rows on one page than a place has room for. */
export const manyMatters = defineGrid({
  name: 'DemoManyMattersGrid',
  title: '许多事项',
  entity: defineEntity({
    service: 'DemoManyMatters',
    title: '许多事项',
    metaTable: null,
    groups: {
      main: {
        label: '事项',
        fields: { name: text('事项', { indexed: true, required: true, maxLength: 50 }), ...recordFields },
      },
    },
  }),
  columns: ['name'],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  scope: 'all',
  reason: 'Test rows belong to no city.',
  open: 'name',
  operations: ['view'],
})

export const manyMatterRows = rowsFor(
  manyMatters,
  ['name'],
  Array.from({ length: MANY }, (_, place) => [`示例第 ${String(place + 1).padStart(3, '0')} 行`]),
)
