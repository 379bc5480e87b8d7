// Written by tools/contract.py from what the game declares: change that, and run it again.

import type { Advice, Published } from './feast_for_odin_view'
import type { Ask as AnyAsk, Level } from './server'

/** Changes with anything that the page knows of this game. */
export const CONTRACT = '3eeea475fff6c49d'

export type Item =
  | 'silver' | 'wood' | 'stone' | 'ore' | 'bow' | 'snare' | 'spear' | 'long_sword' | 'sheep' | 'sheep_pregnant' |
  'cattle' | 'cattle_pregnant' | 'peas' | 'flax' | 'beans' | 'grain' | 'cabbage' | 'fruits' | 'mead' | 'stockfish' |
  'milk' | 'salt_meat' | 'game_meat' | 'whale_meat' | 'oil' | 'hide' | 'wool' | 'linen' | 'skin_and_bones' | 'fur' |
  'robe' | 'clothing' | 'rune_stone' | 'silverware' | 'chest' | 'silk' | 'spices' | 'jewelry' | 'treasure_chest' |
  'silver_hoard' | 'glass_beads' | 'helmet' | 'cloakpin' | 'belt' | 'crucifix' | 'drinking_horn' | 'amber_figure' |
  'horseshoe' | 'gold_brooch' | 'forge_hammer' | 'fibula' | 'throwing_axe' | 'chalice' | 'round_shield' |
  'english_crown'

export type Space =
  | 'c1_build_shed' | 'c1_build_whaling_boat' | 'c1_hunting_game' | 'c1_stockfish' | 'c1_buy_stockfish' |
  'c1_buy_salt_meat' | 'c1_weekly_market' | 'c1_products_milk' | 'c1_craft_linen' | 'c1_craft_rune_stone' |
  'c1_mountain_2' | 'c1_mountain_1_upgrade_1' | 'c1_upgrade_2' | 'c1_overseas_trading' | 'c1_raiding' | 'c1_explore' |
  'c1_draw_occupation' | 'c1_play_occupation' | 'c2_build_stone_house' | 'c2_build_knarr' | 'c2_hunting_game' |
  'c2_laying_snare' | 'c2_buy_sheep' | 'c2_buy_cattle_milk' | 'c2_weekly_market' | 'c2_products_mead' |
  'c2_craft_clothing' | 'c2_craft_chest' | 'c2_wood_per_player_ore' | 'c2_mountain_3_upgrade_1' | 'c2_upgrade_3' |
  'c2_overseas_trading' | 'c2_pillaging' | 'c2_explore' | 'c2_emigration' | 'c2_play_2_occupations' |
  'c3_build_long_house' | 'c3_build_longship' | 'c3_whaling' | 'c3_sheep_or_cattle' | 'c3_weekly_market' |
  'c3_products_wool' | 'c3_craft_forge' | 'c3_craft_chests' | 'c3_mountain_3_2' | 'c3_upgrade_3_weapons_4' |
  'c3_upgrade_4' | 'c3_special_sale' | 'c3_pillaging' | 'c3_explore' | 'c3_emigration' | 'c3_play_4_occupations' |
  'c4_build_house_and_ship' | 'c4_whaling' | 'c4_buy_sheep_and_cattle' | 'c4_market_and_products' |
  'c4_craft_robe_jewelry' | 'c4_mountain_4_double_upgrade_2' | 'c4_mountain_2222_or_double_upgrade_3' | 'c4_plundering'
  | 'c4_emigration' | 'imitate_1' | 'imitate_2' | 'imitate_3' | 'imitate_4'

export type Card =
  | 'occ_001' | 'occ_002' | 'occ_003' | 'occ_004' | 'occ_005' | 'occ_006' | 'occ_007' | 'occ_008' | 'occ_009' |
  'occ_010' | 'occ_011' | 'occ_012' | 'occ_013' | 'occ_014' | 'occ_015' | 'occ_016' | 'occ_017' | 'occ_018' | 'occ_019'
  | 'occ_020' | 'occ_021' | 'occ_022' | 'occ_023' | 'occ_024' | 'occ_025' | 'occ_026' | 'occ_027' | 'occ_028' |
  'occ_029' | 'occ_030' | 'occ_031' | 'occ_032' | 'occ_033' | 'occ_034' | 'occ_035' | 'occ_036' | 'occ_037' | 'occ_038'
  | 'occ_039' | 'occ_040' | 'occ_041' | 'occ_042' | 'occ_043' | 'occ_044' | 'occ_045' | 'occ_046' | 'occ_047' |
  'occ_048' | 'occ_049' | 'occ_050' | 'occ_051' | 'occ_052' | 'occ_053' | 'occ_054' | 'occ_055' | 'occ_056' | 'occ_057'
  | 'occ_058' | 'occ_059' | 'occ_060' | 'occ_061' | 'occ_062' | 'occ_063' | 'occ_064' | 'occ_065' | 'occ_066' |
  'occ_067' | 'occ_068' | 'occ_069' | 'occ_070' | 'occ_071' | 'occ_072' | 'occ_073' | 'occ_074' | 'occ_075' | 'occ_076'
  | 'occ_077' | 'occ_078' | 'occ_079' | 'occ_080' | 'occ_081' | 'occ_082' | 'occ_083' | 'occ_084' | 'occ_085' |
  'occ_086' | 'occ_087' | 'occ_088' | 'occ_089' | 'occ_090' | 'occ_091' | 'occ_092' | 'occ_093' | 'occ_094' | 'occ_095'
  | 'occ_096' | 'occ_097' | 'occ_098' | 'occ_099' | 'occ_100' | 'occ_101' | 'occ_102' | 'occ_103' | 'occ_104' |
  'occ_105' | 'occ_106' | 'occ_107' | 'occ_108' | 'occ_109' | 'occ_110' | 'occ_111' | 'occ_112' | 'occ_113' | 'occ_114'
  | 'occ_115' | 'occ_116' | 'occ_117' | 'occ_118' | 'occ_119' | 'occ_120' | 'occ_121' | 'occ_122' | 'occ_123' |
  'occ_124' | 'occ_125' | 'occ_126' | 'occ_127' | 'occ_128' | 'occ_129' | 'occ_130' | 'occ_131' | 'occ_132' | 'occ_133'
  | 'occ_134' | 'occ_135' | 'occ_136' | 'occ_137' | 'occ_138' | 'occ_139' | 'occ_140' | 'occ_141' | 'occ_142' |
  'occ_143' | 'occ_144' | 'occ_145' | 'occ_146' | 'occ_147' | 'occ_148' | 'occ_149' | 'occ_150' | 'occ_151' | 'occ_152'
  | 'occ_153' | 'occ_154' | 'occ_155' | 'occ_156' | 'occ_157' | 'occ_158' | 'occ_159' | 'occ_160' | 'occ_161' |
  'occ_162' | 'occ_163' | 'occ_164' | 'occ_165' | 'occ_166' | 'occ_167' | 'occ_168' | 'occ_169' | 'occ_170' | 'occ_171'
  | 'occ_172' | 'occ_173' | 'occ_174' | 'occ_175' | 'occ_176' | 'occ_177' | 'occ_178' | 'occ_179' | 'occ_180' |
  'occ_181' | 'occ_182' | 'occ_183' | 'occ_184' | 'occ_185' | 'occ_186' | 'occ_187' | 'occ_188' | 'occ_189' | 'occ_190'

export type Cell =
  | 'A1' | 'B1' | 'C1' | 'D1' | 'E1' | 'F1' | 'G1' | 'H1' | 'I1' | 'J1' | 'K1' | 'L1' | 'M1' | 'A2' | 'B2' | 'C2' | 'D2'
  | 'E2' | 'F2' | 'G2' | 'H2' | 'I2' | 'J2' | 'K2' | 'L2' | 'M2' | 'A3' | 'B3' | 'C3' | 'D3' | 'E3' | 'F3' | 'G3' | 'H3'
  | 'I3' | 'J3' | 'K3' | 'L3' | 'M3' | 'A4' | 'B4' | 'C4' | 'D4' | 'E4' | 'F4' | 'G4' | 'H4' | 'I4' | 'J4' | 'K4' | 'L4'
  | 'M4' | 'A5' | 'B5' | 'C5' | 'D5' | 'E5' | 'F5' | 'G5' | 'H5' | 'I5' | 'J5' | 'K5' | 'L5' | 'M5' | 'A6' | 'B6' | 'C6'
  | 'D6' | 'E6' | 'F6' | 'G6' | 'H6' | 'I6' | 'J6' | 'K6' | 'L6' | 'M6' | 'A7' | 'B7' | 'C7' | 'D7' | 'E7' | 'F7' | 'G7'
  | 'H7' | 'I7' | 'J7' | 'K7' | 'L7' | 'M7' | 'A8' | 'B8' | 'C8' | 'D8' | 'E8' | 'F8' | 'G8' | 'H8' | 'I8' | 'J8' | 'K8'
  | 'L8' | 'M8' | 'A9' | 'B9' | 'C9' | 'D9' | 'E9' | 'F9' | 'G9' | 'H9' | 'I9' | 'J9' | 'K9' | 'L9' | 'M9' | 'A10' |
  'B10' | 'C10' | 'D10' | 'E10' | 'F10' | 'G10' | 'H10' | 'I10' | 'J10' | 'K10' | 'L10' | 'M10' | 'A11' | 'B11' | 'C11'
  | 'D11' | 'E11' | 'F11' | 'G11' | 'H11' | 'I11' | 'J11' | 'K11' | 'L11' | 'M11' | 'A12' | 'B12' | 'C12' | 'D12' |
  'E12' | 'F12' | 'G12' | 'H12' | 'I12' | 'J12' | 'K12' | 'L12' | 'M12'

export type Deal =
  | 'c1_build_shed.0' | 'c1_build_whaling_boat.0' | 'c1_hunting_game.0' | 'c1_stockfish.0' | 'c1_buy_stockfish.0' |
  'c1_buy_salt_meat.0' | 'c1_weekly_market.0' | 'c1_products_milk.0.0' | 'c1_products_milk.0.1' | 'c1_products_milk.0.2'
  | 'c1_craft_linen.0' | 'c1_craft_rune_stone.0' | 'c1_mountain_2.0' | 'c1_mountain_1_upgrade_1.0' |
  'c1_mountain_1_upgrade_1.1' | 'c1_upgrade_2.0' | 'c1_overseas_trading.0' | 'c1_raiding.0' | 'c1_explore.0' |
  'c1_draw_occupation.0' | 'c1_play_occupation.0.0' | 'c1_play_occupation.0.1' | 'c2_build_stone_house.0' |
  'c2_build_knarr.0' | 'c2_hunting_game.0' | 'c2_laying_snare.0' | 'c2_buy_sheep.0' | 'c2_buy_cattle_milk.0' |
  'c2_weekly_market.0' | 'c2_products_mead.0' | 'c2_craft_clothing.0' | 'c2_craft_chest.0.0' | 'c2_craft_chest.0.1' |
  'c2_wood_per_player_ore.0' | 'c2_wood_per_player_ore.1' | 'c2_mountain_3_upgrade_1.0' | 'c2_mountain_3_upgrade_1.1' |
  'c2_upgrade_3.0' | 'c2_overseas_trading.0' | 'c2_pillaging.0' | 'c2_explore.0' | 'c2_emigration.0' |
  'c2_play_2_occupations.0' | 'c3_build_long_house.0' | 'c3_build_longship.0' | 'c3_whaling.0' |
  'c3_sheep_or_cattle.0.0' | 'c3_sheep_or_cattle.0.1' | 'c3_weekly_market.0' | 'c3_products_wool.0.0' |
  'c3_products_wool.0.1' | 'c3_products_wool.0.2' | 'c3_craft_forge.0' | 'c3_craft_chests.0' | 'c3_mountain_3_2.0' |
  'c3_upgrade_3_weapons_4.0' | 'c3_upgrade_3_weapons_4.1' | 'c3_upgrade_4.0' | 'c3_special_sale.0' | 'c3_pillaging.0' |
  'c3_explore.0' | 'c3_emigration.0' | 'c3_play_4_occupations.0' | 'c4_build_house_and_ship.0.0' |
  'c4_build_house_and_ship.0.1' | 'c4_whaling.0' | 'c4_buy_sheep_and_cattle.0' | 'c4_market_and_products.0' |
  'c4_market_and_products.1' | 'c4_market_and_products.2' | 'c4_craft_robe_jewelry.0' | 'c4_craft_robe_jewelry.1' |
  'c4_craft_robe_jewelry.2' | 'c4_mountain_4_double_upgrade_2.0' | 'c4_mountain_4_double_upgrade_2.1' |
  'c4_mountain_2222_or_double_upgrade_3.0.0' | 'c4_mountain_2222_or_double_upgrade_3.0.1' | 'c4_plundering.0' |
  'c4_emigration.0' | 'c4_emigration.1' | 'occ_003.0' | 'occ_005.0' | 'occ_006.0' | 'occ_007.0.0' | 'occ_007.0.1' |
  'occ_008.0' | 'occ_009.0' | 'occ_010.0' | 'occ_011.0' | 'occ_012.0' | 'occ_012.1' | 'occ_013.0' | 'occ_014.0.0' |
  'occ_014.0.1' | 'occ_015.0' | 'occ_015.1' | 'occ_016.0.0' | 'occ_016.0.1' | 'occ_016.0.2' | 'occ_016.0.3' |
  'occ_017.0' | 'occ_018.0.0' | 'occ_018.0.1' | 'occ_018.0.2' | 'occ_019.0.0' | 'occ_019.0.1' | 'occ_019.0.2' |
  'occ_020.0' | 'occ_021.0' | 'occ_022.0' | 'occ_023.0' | 'occ_024.0' | 'occ_024.1' | 'occ_025.0' | 'occ_026.0' |
  'occ_027.0' | 'occ_028.0' | 'occ_029.0' | 'occ_030.0.0' | 'occ_030.0.1' | 'occ_030.0.2' | 'occ_031.0' | 'occ_032.0.0'
  | 'occ_032.0.1' | 'occ_032.0.2' | 'occ_033.0.0' | 'occ_033.0.1' | 'occ_033.0.2' | 'occ_034.0' | 'occ_034.1' |
  'occ_035.0' | 'occ_036.0' | 'occ_037.0' | 'occ_041.0.0' | 'occ_041.0.1' | 'occ_042.0.0' | 'occ_042.0.1' | 'occ_043.0'
  | 'occ_044.0' | 'occ_045.0' | 'occ_046.0.0' | 'occ_046.0.1' | 'occ_047.0' | 'occ_048.0' | 'occ_049.0' | 'occ_050.0' |
  'occ_051.0.0' | 'occ_051.0.1' | 'occ_052.0' | 'occ_053.0' | 'occ_054.0.0' | 'occ_054.0.1' | 'occ_055.0' | 'occ_056.0'
  | 'occ_057.0' | 'occ_058.0' | 'occ_059.0' | 'occ_060.0' | 'occ_060.1' | 'occ_061.0' | 'occ_062.0.0' | 'occ_062.0.1' |
  'occ_063.0' | 'occ_063.1' | 'occ_064.0' | 'occ_065.0' | 'occ_066.0' | 'occ_067.0' | 'occ_068.0' | 'occ_069.0' |
  'occ_070.0' | 'occ_071.0' | 'occ_072.0' | 'occ_073.0.0' | 'occ_073.0.1' | 'occ_073.0.2' | 'occ_074.0' | 'occ_075.0' |
  'occ_076.0' | 'occ_077.0' | 'occ_078.0.0' | 'occ_078.0.1' | 'occ_078.0.2' | 'occ_078.0.3' | 'occ_079.0' | 'occ_080.0'
  | 'occ_081.0' | 'occ_082.0' | 'occ_083.0' | 'occ_084.0' | 'occ_085.0' | 'occ_085.1' | 'occ_086.0.0' | 'occ_086.0.1' |
  'occ_086.0.2' | 'occ_087.0.0' | 'occ_087.0.1' | 'occ_088.0' | 'occ_090.0' | 'occ_091.0' | 'occ_092.0.0' |
  'occ_092.0.1' | 'occ_092.0.2' | 'occ_093.0.0' | 'occ_093.0.1' | 'occ_093.0.2' | 'occ_094.0' | 'occ_095.0' |
  'occ_096.0.0' | 'occ_096.0.1' | 'occ_097.0' | 'occ_098.0' | 'occ_100.0' | 'occ_101.0' | 'occ_102.0.instead0' |
  'occ_102.0.instead1' | 'occ_103.0' | 'occ_104.0.0' | 'occ_104.0.1' | 'occ_105.0.instead0' | 'occ_108.0' | 'occ_109.0'
  | 'occ_110.0' | 'occ_111.0' | 'occ_112.0' | 'occ_113.0' | 'occ_114.0' | 'occ_115.0' | 'occ_117.0' | 'occ_118.0' |
  'occ_119.0' | 'occ_120.0' | 'occ_121.0' | 'occ_122.0.0' | 'occ_122.0.1' | 'occ_122.0.2' | 'occ_123.0' | 'occ_124.0' |
  'occ_125.0' | 'occ_125.1' | 'occ_126.0' | 'occ_127.0' | 'occ_128.0' | 'occ_129.0' | 'occ_130.0' | 'occ_131.0' |
  'occ_132.0' | 'occ_133.0.0' | 'occ_133.0.1' | 'occ_134.0' | 'occ_135.0' | 'occ_140.0' | 'occ_141.0.0' | 'occ_141.0.1'
  | 'occ_141.0.2' | 'occ_142.0' | 'occ_143.0' | 'occ_144.0' | 'occ_145.0' | 'occ_148.0' | 'occ_149.0' | 'occ_151.0' |
  'occ_154.0' | 'occ_155.0' | 'occ_156.0' | 'occ_157.0' | 'occ_158.0' | 'occ_159.0' | 'occ_160.0' | 'occ_161.0' |
  'occ_162.0' | 'occ_163.0' | 'occ_164.0' | 'occ_165.0' | 'occ_166.0' | 'occ_167.0.0' | 'occ_167.0.1' | 'occ_168.0' |
  'occ_169.0.0' | 'occ_169.0.1' | 'occ_171.0' | 'occ_172.0' | 'occ_173.0' | 'occ_173.1' | 'occ_174.0.0' | 'occ_174.0.1'
  | 'occ_175.0' | 'occ_176.0' | 'occ_178.0' | 'occ_179.0' | 'occ_180.0.0' | 'occ_180.0.1' | 'occ_180.0.2' |
  'occ_181.0.0' | 'occ_181.0.1' | 'occ_181.0.2' | 'occ_182.0.0' | 'occ_182.0.1' | 'occ_183.0.0' | 'occ_183.0.1' |
  'occ_183.0.2' | 'occ_183.0.3' | 'occ_184.0.0' | 'occ_184.0.1' | 'occ_185.0.instead0' | 'occ_187.0.0' | 'occ_187.0.1' |
  'occ_188.0.0' | 'occ_188.0.1' | 'occ_188.0.2' | 'occ_188.0.3' | 'occ_188.1' | 'occ_189.0.0' | 'occ_189.0.1' |
  'occ_189.0.2' | 'occ_190.0'

export type Ship = 'whaling_boat' | 'knarr' | 'longship'

export type House = 'shed' | 'stone_house' | 'long_house'

export type Board =
  | 'shetland' | 'bear_island' | 'faroe_islands' | 'baffin_island' | 'iceland' | 'labrador' | 'greenland' |
  'newfoundland'

export type Area =
  | 'home' | 'shetland' | 'bear_island' | 'faroe_islands' | 'baffin_island' | 'iceland' | 'labrador' | 'greenland' |
  'newfoundland' | 'shed_1' | 'shed_2' | 'shed_3' | 'stone_house_1' | 'stone_house_2' | 'stone_house_3' | 'long_house_1'
  | 'long_house_2' | 'long_house_3' | 'long_house_4' | 'long_house_5'

export type Die = 'hunting_game' | 'laying_snare' | 'whaling' | 'raiding' | 'pillaging'

export type Phase =
  | 'new_viking' | 'harvest' | 'exploration_boards' | 'weapon' | 'actions' | 'start_player' | 'income' | 'breeding' |
  'feast' | 'bonus' | 'mountains' | 'return_vikings' | 'scoring'

/** What can happen, with its arguments; who may not know a part is told the form that is hidden. */
export interface Events {
  armed: { seat: number; ship: Ship }
  'board.turned': { board: Board }
  boats: { seat: number; n: number }
  bonuses: { seat: number; items: Item[] }
  born: { seat: number; item: Item; n: number }
  'born.several': { seat: number; items: Item[] }
  bought: { seat: number; ship: Ship }
  bred: { seat: number; items: Item[]; mothers: Item[] }
  deal: { seat: number; deal: Deal }
  disarmed: { seat: number; ship: Ship }
  drew: { seat: number; card: Card }
  'drew.hidden': { seat: number }
  drew_weapon: { seat: number; item: Item }
  emigrated: { seat: number; ship: Ship }
  explored: { seat: number; board: Board; n: number }
  failed: { seat: number; die: Die }
  filled: { seat: number; item: Item; n: number }
  gained: { seat: number; item: Item; n: number }
  'gained.several': { seat: number; items: Item[] }
  harvested: { seat: number; items: Item[] }
  house: { seat: number; house: House }
  imitated: { seat: number; space: Space }
  income: { seat: number; n: number }
  laid: { seat: number; item: Item; area: Area; cell: Cell; turn: number }
  paid: { seat: number; item: Item; n: number }
  passed: { seat: number }
  penalty: { seat: number }
  phase: { phase: Phase }
  picked: { seat: number; card: Card }
  placed: { seat: number; n: number; space: Space }
  played: { seat: number; card: Card }
  pregnant: { seat: number; item: Item }
  'pregnant.several': { seat: number; mothers: Item[] }
  rolled: { seat: number; die: Die; n: number }
  round: { n: number }
  served: { seat: number; item: Item }
  served_flat: { seat: number; item: Item }
  ship: { seat: number; ship: Ship }
  start_player: { seat: number }
  'strip.taken': { seat: number; strip: number; n: number }
  'strip.turned': { strip: number }
  'strips.updated': {}
  succeeded: { seat: number; die: Die }
  swapped: { seat: number; other: number; item: Item }
  turned: { seat: number; item: Item; into: Item }
  upgraded: { seat: number; item: Item; into: Item }
  used: { seat: number; card: Card }
  used_space: { seat: number; space: Space }
  'vikings.returned': { seat: number; n: number; space: Space }
}

/** Something that happened, numbered for each observer. */
export type Event<K extends keyof Events = keyof Events> = {
  [Key in K]: { number: number; key: Key; args: Events[Key]; level?: Level }
}[K]

/** What can be asked, with the arguments of its text. */
export interface Asks {
  boats: {}
  comfort: {}
  die: { die: Die; value: number; n: number }
  draw_or_play: {}
  emigrate: {}
  explore: {}
  feast: { n: number }
  flip: {}
  forge: {}
  gain: {}
  give: {}
  imitate: {}
  instead: { item: Item; n: number }
  'lay.area': {}
  'lay.cell': {}
  'lay.turn': {}
  loot: {}
  maid: { item: Item }
  offer: { card: Card }
  overseas: {}
  part: { space: Space }
  'pause.bonus': {}
  'pause.feast': {}
  'pause.income': {}
  'pause.scoring': {}
  place_served: { item: Item }
  play: { n: number }
  'play.after': {}
  'play.before': {}
  return: {}
  sale: {}
  ship: {}
  spears: {}
  spend: { n: number; items: Item[]; resource: Item }
  start: {}
  strip: { n: number }
  'strip.take': {}
  turn: { n: number }
  upgrade: { n: number }
  use: {}
  use_space: {}
  weapon: {}
  anytime: {}
  'trigger.may': {}
}

/** An open question; of others' one sees who is asked what. */
export type Ask<K extends keyof Asks = keyof Asks> = {
  [Name in K]: Omit<AnyAsk, 'name' | 'about'> & { name: Name; about: Asks[Name] }
}[K]

/** What the modules of this game work with. */
export interface Game {
  view: Pick<Published, keyof Published>
  event: Event
  ask: Ask
  advice: Advice
}
