/** Requests that leave out eggs, milk or nuts, each in a wording of its own, by what they must bar. */
export const WORDINGS: Readonly<Record<string, string>> = {
  egg: `
lasagne that is egg free
lasagne but without eggs in it
lasagne, my toddler cannot have eggs
no trace of eggs in lasagne
lasagne. Important: egg allergy.
lasagne for my egg-intolerant mum
lasagne, we must avoid all eggs
lasagne, avoid any traces of eggs
lasagne, excludes eggs
lasagne, eggs excluded
lasagne, not a big fan of eggs
lasagne, I'd rather not have eggs
lasagne, I would prefer no eggs
lasagne, please leave eggs out
lasagne, without eggs if possible
lasagne, my wife can't digest eggs
lasagne safe for egg allergy
lasagne for people allergic to eggs and strawberries
lasagne, I've got a egg allergy
lasagne, she's got an intolerance to eggs
lasagne, eggs bother my stomach
lasagne where eggs are not used
lasagne, do not include eggs
lasagne, don't include any eggs
lasagne in which there is no eggs
lasagne, must be egg free
lasagne, must be free of eggs
lasagne, should be egg-free please
make me lasagne with no eggs, thanks
lasagne, kids won't eat eggs
lasagne, kid who refuses eggs
lasagne, allergic: eggs
lasagne, not able to eat eggs
lasagne, unable to have eggs
lasagne, forbidden: eggs
lasagne, no eggs allowed
lasagne, eggs not wanted
lasagne, I despise eggs
lasagne, eggs? no thanks
lasagne, cut the eggs
lasagne, forget the eggs
lasagne, I am avoiding eggs for now
lasagne, doctor told me to stay off eggs
lasagne, the recipe can't have eggs
lasaña pero sin huevo
lasaña sin huevo, por favor
lasaña, que mi hija es alérgica al huevo
lasaña, ojo, alergia al huevo
lasaña, sin una pizca de huevo
lasaña donde no haya huevo
lasaña, el niño es intolerante al huevo
lasaña, la abuela no puede tomar huevo
lasaña, en casa no comemos huevo
lasaña, a los niños no les gusta el huevo
lasaña, no soportan el huevo
lasaña, no aguanto el huevo
lasaña, tengo que evitar el huevo
lasaña, debo evitar huevo
lasaña, el médico me ha prohibido el huevo
lasaña, alérgenos: huevo
lasaña, que no tenga ni huevo ni marisco
lasaña, no pueden llevar huevo
lasaña, nada que lleve huevo
lasaña, quiero que no lleve huevo
lasaña sin huevo añadido
lasaña sin rastro de huevo
lasaña, reacciona mal al huevo
lasaña, el huevo nos sienta fatal
lasaña, huevo prohibido
lasaña, huevo no puedo
lasaña, me han quitado el huevo
lasaña, he dejado el huevo
lasaña, paso de huevo
lasaña, por alergia no puedo comer huevo
lasaña que no incluya huevo
lasaña que excluya el huevo
lasaña, todo excepto huevo
lasaña, con lo que sea menos huevo
lasaña, no añadas huevo
lasaña, sin usar nada de huevo
lasaña apto para intolerantes al huevo
lasaña para gente alérgica al huevo
lasaña, es huevo-alérgico
lasaña huevo free
pancakes, but my daughter is allergic to eggs
allergic to eggs - pancakes
Pancakes. Allergic to eggs!
pancakes (no eggs)
pancakes (egg-free)
pancakes [no egg]
eggs are a no-no, pancakes
we can not eat eggs. pancakes
pancakes for people that don't eat eggs
pancakes that do not have eggs in them
pancakes that do not need eggs
pancakes with absolutely no eggs
pancakes without the eggs
pancakes without having to use eggs
pancakes without adding eggs
pancakes made with no egg whatsoever
no-egg pancakes
non-egg pancakes
pancakes eggless
egg less pancakes
egg-less pancakes
eggfree pancakes
pancakes zero egg
pancakes 0 eggs
pancakes, keep eggs out
keep the eggs out of my pancakes
pancakes, eggs excluded
pancakes; exclude: eggs
pancakes; avoid: eggs, nuts
must avoid eggs; pancakes
Avoiding eggs at the moment, pancakes
trying to avoid eggs, pancakes
pancakes, I react badly to eggs
pancakes, my son reacts to eggs
pancakes, severe anaphylaxis to eggs
egg anaphylaxis, pancakes
my egg allergic kid wants pancakes
pancakes for an egg-intolerant friend
pancakes for someone who is intolerant of eggs
pancakes for someone with an intolerance for eggs
pancakes, eggs upset my stomach
eggs don't agree with me, pancakes
pancakes, can't do eggs
pancakes, I don't do eggs
pancakes, not allowed eggs
pancakes, my kid isn't allowed to eat eggs
pancakes, not allowed any eggs
pancakes, eggs not allowed
pancakes, eggs are not allowed
pancakes, please no eggs
pancakes, definitely no eggs
pancakes never with eggs
pancakes not with eggs
pancakes with milk but not eggs
pancakes with milk but no eggs
pancakes with milk and no eggs
pancakes, everything except the eggs
pancakes, all but the eggs
pancakes apart from eggs
pancakes free-from eggs
I hate eggs. pancakes
she really hates eggs, pancakes
he really doesn't like eggs at all, pancakes
my kids do not like any eggs, pancakes
my kids never eat eggs, pancakes
my kids refuse to eat eggs, pancakes
I've gone off eggs, pancakes
I gave up eggs, pancakes
I've stopped eating eggs, pancakes
I'm giving up eggs for lent, pancakes
pancakes, can't be near eggs
pancakes can't contain eggs
pancakes can't have eggs in
pancakes shouldn't include egg
pancakes won't contain egg
pancakes cannot include eggs
pancakes lacking eggs
pancakes with eggs left out
pancakes with eggs removed
pancakes with the eggs taken out
pancakes minus: eggs
pancakes sans egg
pancakes, dont use eggs
pancakes, dont want eggs
I don't want any eggs in my pancakes
I don't have eggs. pancakes
we've got no eggs, pancakes
haven't got any eggs, pancakes
there are no eggs, pancakes
ran out of eggs pancakes
we're out of eggs, pancakes
all out of eggs, pancakes
pancakes using a substitute for eggs
pancakes using an egg substitute
pancakes with egg replacer
pancakes swap the eggs for something else
pancakes using banana rather than eggs
pancakes using banana in place of eggs
egg alternative pancakes
pancakes alternative to egg
dietary requirements: no egg. pancakes
diet: egg free; dish: pancakes
allergens: egg; pancakes
allergy: egg | dish: pancakes
pancakes, egg allergy!!!
PANCAKES NO EGGS
pancakes no eggs no milk no nuts
pancakes egg dairy nut free
egg, dairy, nut-free pancakes
egg-free dairy-free pancakes
I eat neither eggs nor milk, pancakes
friend who's allergic to both eggs and milk, pancakes
i am alergic to eggs, pancakes
pancakes witout eggs
pancakes wihtout egg
no 🥚 eggs pancakes
pancakes where I can leave out the eggs
can I make pancakes without eggs
how do I make pancakes if I can't eat eggs?
what pancakes can I make for somebody that can't eat eggs?
pancakes suitable for an egg allergy
pancakes safe for egg allergies
pancakes safe for people with egg allergy
egg allergy friendly pancakes
egg-allergy-safe pancakes
pancakes for the egg intolerant
my boyfriend gets sick from eggs, pancakes
eggs give my son a rash, pancakes
eggs could kill him, pancakes
pancakes, eggs make me sick
eggs trigger my migraine, pancakes
pancakes, I'm sensitive to eggs
pancakes, egg sensitivity
pancakes, has trouble digesting eggs
pancakes, has a problem with eggs
pancakes, eggs are off limits
pancakes, off eggs
pancakes, she's off eggs right now
pancakes but hold the egg
pancakes, ditch the eggs
pancakes, lose the eggs
pancakes, skip eggs
pancakes skipping the eggs
pancakes omit egg
pancakes, nothing that contains eggs
pancakes, nix the eggs
nobody eats eggs here, pancakes
none of us eat eggs, pancakes
vegan pancakes
tortitas pero sin huevo
tortitas sin huevos por favor
tortitas que no tengan huevo
tortitas que no llevan huevo
tortitas para un niño alérgico al huevo
mi niño tiene alergia al huevo, tortitas
mi niño es alergico al huevo: tortitas
tortitas para una persona con alergia a los huevos
tortitas, alérgica huevo
tortitas, alergia huevo
alergia: huevo y leche. tortitas
ni huevo ni leche, tortitas
tortitas, no se puede usar huevo
tortitas, el niño no toma huevo
tortitas, el niño no puede tomar huevo
tortitas, no le gustan nada los huevos
tortitas, los huevos no le gustan
tortitas, los huevos no los puede comer
tortitas, el huevo me da asco
tortitas, el huevo me cae mal
tortitas, me hace daño el huevo
tortitas, me sienta mal el huevo
tortitas, no me sienta bien el huevo
tortitas, odio el huevo
tortitas, odia los huevos
tortitas evitando el huevo
tortitas, evita el huevo
tortitas con leche pero sin huevo
tortitas con leche y sin huevo
tortitas, quita el huevo
tortitas quitando el huevo
tortitas, prescinde del huevo
tortitas prescindiendo del huevo
tortitas usando plátano en lugar de huevo
tortitas sustituyendo el huevo por plátano
tortitas con sustituto de huevo
tortitas, se nos han acabado los huevos
tortitas, no me quedan huevos
tortitas, no tenemos huevos
tortitas, me he quedado sin huevos
tortitas, nos faltan huevos
tortitas veganas
tortitas, todo menos huevo
tortitas excepto huevo
tortitas a excepción del huevo
tortitas, aparte del huevo
tortitas, jamás huevo
tortitas, nunca con huevo
tortitas, nada que contenga huevo
tortitas, nada con huevo
tortitas, prohibido el huevo
tortitas, tiene prohibidos los huevos
tortitas, huevo prohibido
tortitas, fuera el huevo
tortitas, el huevo fuera
tortitas, cero huevo
tortitas libres de huevo
tortitas, exentas de huevo
tortitas, que no haya huevo
tortitas no huevo
tortitas sin ningún huevo
tortitas sin nada de huevo
tortitas sin trazas de huevo
tortitas sin derivados del huevo
tortitas aptas para alérgicos al huevo
tortitas para alguien que no come huevos
tortitas para alguien que no puede comer huevos
tortitas para alguien que no tolera el huevo
tortitas, intolerante al huevo
tortitas, intolerancia al huevo
tortitas, es intolerante al huevo y a la leche
tortitas, no quiero que lleve huevo
tortitas, no echar huevo
tortitas, no pongas huevo
tortitas, no uses huevos
tortitas, ojo: alergia al huevo
¿tortitas sin huevo?
dejar el huevo fuera, tortitas
tortitas donde no haya huevo`,
  milk: `
pancakes no eggs no milk no nuts
pancakes egg dairy nut free
no eggs dairy nuts pancakes
egg/dairy/nut free pancakes
egg-free and dairy-free pancakes
neither eggs nor milk please, pancakes
without eggs and also without milk, pancakes
allergic to eggs and to milk, pancakes
allergic to eggs, and also milk. pancakes
doesn't eat eggs or drink milk, pancakes
can't have eggs, can't have milk either, pancakes
my son is allergic to eggs and my wife to milk, pancakes
one guest can't eat eggs, the other can't eat milk: pancakes
allergic to eggs. and milk. pancakes
alergia: huevo y leche. tortitas
alérgico al huevo y también a la leche, tortitas
ni huevo ni leche, tortitas
tortitas sin huevo, sin leche y sin gluten
tortitas sin huevo, leche o gluten
tortitas sin huevo/leche
tortitas sin huevo, leche, gluten
tortitas, es intolerante al huevo y a la leche`,
  nuts: `
pancakes no eggs no milk no nuts
cake without walnuts, almonds or any other nuts`,
};
