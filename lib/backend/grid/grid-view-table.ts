import { flag, id, text, textarea } from '../../catalogue/field.ts'
import type { Table } from '../store.ts'

/** Views of lists, saved for the person who made them. */
export const gridViewTable: Table = {
  name: 'grid_view',
  fields: {
    grid: id('列表', { indexed: true }),
    owner: id('账号', { indexed: true }),
    title: text('视图名称', { indexed: true }),
    isDefault: flag('默认视图'),
    /** All users with this role can read it. */
    role: id('发布给角色', { indexed: true }),
    layout: textarea('视图内容'),
  },
  unique: [['owner', 'grid', 'title']],
}
