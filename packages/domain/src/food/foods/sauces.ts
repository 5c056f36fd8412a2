import { foodTable } from "../food.ts";

export const SAUCES = foodTable(`
soy-sauce | soy sauce, soya sauce, teriyaki, teriyaki sauce | salsa de soja f, soja, salsa de soya, teriyaki | contains gluten
tamari | tamari | tamari
fish-sauce | fish sauce | salsa de pescado f | contains fish
mustard-dijon | Dijon mustard (mustard), mustard | mostaza de Dijon f (mostaza f), mostaza
mustard-wholegrain | wholegrain mustard, grain mustard | mostaza a la antigua f, mostaza en grano
tomato-puree | tomato purée, tomato paste, tomato puree | concentrado de tomate, tomate concentrado, pasta de tomate
harissa | harissa | harissa f
pesto | basil pesto (pesto), green pesto | pesto de albahaca (pesto), pesto verde | contains milk lactose rennet nuts
curry-paste-red | Thai red curry paste (red curry paste), red curry paste, curry paste, Thai curry paste | pasta de curry rojo f, pasta de curry | contains fish
curry-paste-green | Thai green curry paste (green curry paste), green curry paste, curry paste, Thai curry paste | pasta de curry verde f, pasta de curry | contains fish
curry-paste-vegan | vegan Thai curry paste (curry paste) | pasta de curry tailandés vegana f (pasta de curry f)
tahini | tahini, sesame paste | tahini, pasta de sésamo
peanut-butter | peanut butter, peanut sauce | crema de cacahuete f, mantequilla de cacahuete, mantequilla de maní | contains peanuts
mayonnaise | mayonnaise, mayo | mayonesa f, mahonesa | contains egg
hummus | hummus, houmous | hummus, humus
miso | white miso (miso), miso, miso paste | miso blanco (miso), miso, pasta de miso
hot-sauce | hot chilli sauce, sriracha, hot sauce, tabasco | salsa picante f, sriracha, tabasco
ketchup | ketchup | kétchup, ketchup, cátsup
tomato-salsa | tomato salsa, salsa | salsa mexicana de tomate f (salsa de tomate f), pico de gallo
horseradish | creamed horseradish (horseradish) | salsa de rábano picante f (rábano picante) | contains milk lactose
`);
