import { is } from '../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../catalogue/entity.ts'
import { code, flag, id, image, integer, number, region, text } from '../catalogue/field.ts'
import { ORGANISATION_TYPE } from './codes.ts'
import { recordFields } from './record-fields.ts'

const A_BANK = is('hf31OrgType', ORGANISATION_TYPE.bank)

/** A branch of a bank, a registry or another office that handles cases. @source specification 2 §2.5, §3.5 @public */
export const organisationDetail = defineEntity({
  service: 'Hf31DivisionDetailInfo',
  title: '办理机构',
  metaTable: null,
  groups: {
    organisation: {
      label: '机构信息',
      fields: {
        keyValue: id('机构ID', { hidden: true, serverOwned: true }),
        hf31BranceName: text('机构名称', { required: true, maxLength: 100, indexed: true, column: true }),
        hf31OrgType: code('HF9C', '机构类型', { required: true, indexed: true, column: true }),
        hf31HeadBank: code('BANK_HEAD', '总行', { indexed: true, column: true }),
        hf31Foreign: flag('外资银行', { default: 0, indexed: true }),
        hf31FundEntrusted: flag('公积金受托银行', { default: 0, hint: '受公积金中心委托办理公积金贷款和组合贷款' }),
        hf31Province: region('province', '省', { indexed: true }),
        hf31City: region('city', '市', { parent: 'hf31Province', required: true, indexed: true }),
        hf31Area: region('area', '区县', { parent: 'hf31City', indexed: true, column: true }),
        hf31NormalAddres1: text('地址', { maxLength: 200, column: true }),
        hf31LinkPhone: text('联系电话', { maxLength: 40, column: true, hint: '为空时提示“暂无联系方式”' }),
        hf31WorkDatetime: text('办公时间', { maxLength: 200 }),
        hf31PostInfo: text('邮寄信息', { maxLength: 200 }),
        hf31NearestLine: text('最近线路', { maxLength: 100 }),
        hf31NeatestStation: text('最近站点', { maxLength: 100 }),
        hf31LocationPicture: image('位置图片'),
        hf31SortNo: integer('排序', { min: 0, indexed: true }),
        hf31Enabled: flag('启用', { default: 1, indexed: true }),
      },
    },
    place: {
      label: '位置',
      fields: {
        hf31Lng: number('经度', { min: -180, max: 180, precision: 6 }),
        hf31Lat: number('纬度', { min: -90, max: 90, precision: 6 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: { hf31HeadBank: A_BANK, hf31Foreign: A_BANK, hf31FundEntrusted: A_BANK },
  composites: {
    region: { kind: 'region', label: '所在地区', parts: ['hf31Province', 'hf31City', 'hf31Area'] },
    point: { kind: 'map-point', label: '位置', parts: ['hf31Lng', 'hf31Lat'], coordinates: 'GCJ-02' },
  },
})
/** The values of a branch of a bank, a registry or another office, by field name; null where empty. @public */
export type OrganisationDetail = RecordOf<typeof organisationDetail>
