import { foodTable } from "../food.ts";

export const ROOTS_AND_LEAVES = foodTable(`
carrot | carrot/carrots | zanahoria/zanahorias f
parsnip | parsnip/parsnips | chirivía/chirivías f
turnip | turnip/turnips | nabo/nabos
swede | swede, rutabaga | colinabo
celeriac | celeriac, celery root | apionabo, apio nabo, raíz de apio
beetroot | beetroot/beetroots, beet, beets | remolacha/remolachas f, betabel, betarraga
kohlrabi | kohlrabi | colirrábano
jerusalem-artichoke | Jerusalem artichokes+, sunchokes, sunchoke, Jerusalem artichoke | tupinambos+, tupinambo, aguaturma
spinach | spinach, baby spinach | espinacas+ f, espinaca
kale | kale, cavolo nero, curly kale | kale, col rizada, berza
chard | chard, Swiss chard, rainbow chard | acelgas+ f, acelga
pak-choi | pak choi, bok choy, bok choi, pak choy, Chinese cabbage, Chinese leaf | pak choi, bok choy, col china
lettuce | lettuce/lettuces, cos lettuce, romaine, little gem, iceberg, salad leaves, mixed leaves, salad greens | lechuga/lechugas f, lechuga romana, cogollos, mezclum, hojas de ensalada, cogollo
rocket | rocket, arugula | rúcula f, arúgula
watercress | watercress | berros+, berro, canónigos
chicory | chicory/chicories, endive, endives, radicchio, escarole | endibia/endibias f, endivia, endivias, escarola, radicchio
`);
