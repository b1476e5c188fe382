import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, date, id, text, textarea } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'

/**
 * Modules of the portal that a city can switch off. A menu entry that is off is hidden from all users of the city.
 * @source ROU-010 (ModulesCfgGrid)
 * @public
 */
export const moduleSetting = defineEntity({
  service: 'ModulesCfg',
  title: '模块开关',
  metaTable: null,
  groups: {
    module: {
      label: '模块开关',
      fields: {
        keyValue: id('模块开关ID', { hidden: true, serverOwned: true }),
        menuCode: code('MENU_ITEM', '模块', {
          required: true,
          indexed: true,
          column: true,
          hint: '分组、页面或列表；关闭分组即关闭其中的全部菜单',
        }),
        moduleOwner: text('负责人', { maxLength: 30, indexed: true, column: true }),
        openDay: date('开通日期', { indexed: true, column: true }),
        moduleMemo: textarea('说明', { maxLength: 200, column: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { menuCode: filled('keyValue') },
})
/** The values of a switch for one module in one city, by field name; null where empty. @public */
export type ModuleSetting = RecordOf<typeof moduleSetting>
