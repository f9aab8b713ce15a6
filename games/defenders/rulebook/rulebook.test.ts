import { describeRulebook } from '../../testing/rulebook.ts'
import rules from './rules.json' with { type: 'json' }

describeRulebook({
  folder: new URL('./', import.meta.url),
  prefix: 'DE',
  rules,
  counts: { rules: 273, rulings: 80 },
  figures: ['places', 'first-walls', 'trail', 'engine', 'rim', 'enclosed', 'radar'],
})
