-- A catalogue shows what opens (docs/decisions/0056-what-is-shown-runs.md).

-- A vendor that isn't listed stands in no lobby, menu or search: its games are opened from the transfer page.
alter table catalog.vendor add column listed boolean not null default true;

-- The vendor to try transfers with.
update catalog.vendor set listed = false where vassalage = 'THUYTRIEU' and account_type_id = 90;
delete from catalog.vendor_card k using catalog.vendor v
  where v.merchant_id = k.merchant_id and v.vassalage = k.vassalage and not v.listed;

-- The invented studios of earlier demonstrations, by code and number. None of their games ever ran.
create temporary table invented (vassalage text primary key, account_type_id integer not null) on commit drop;
insert into invented (vassalage, account_type_id) values
  ('HOTRANG', 2), ('CUULONG', 3), ('THUBON', 4), ('HAIAU', 5), ('HUNGVUONG', 6),
  ('KINHBAC', 7), ('SAOMAI', 8), ('BACHDANG', 9), ('LACVIET', 10), ('TRUONGSON', 11),
  ('PHUQUY', 12), ('HOANGTHANH', 13), ('MEKONGPLAY', 14), ('REDHARBOR', 15), ('PAPERKITE', 16),
  ('NORTHPIER', 17), ('TINROOSTER', 18), ('LUMEN88', 19), ('BLUEHERON', 20), ('COPPERBELL', 21),
  ('SILKROADER', 22), ('MOSSANDSTONE', 23), ('ORCHIDLAB', 24), ('KINGFISHER9', 25), ('QUIETTHUNDER', 26),
  ('AMBERFOX', 27), ('CICADA', 28), ('GLASSOTTER', 29), ('TEAHOUSE', 30), ('RIVERSTAGE', 31),
  ('SKYLINECRASH', 32), ('BAIVUI', 33), ('GOLDENPITCH', 34), ('SANVANDONG', 35), ('ARENAONE', 36);

create temporary table leaving on commit drop as
  select v.merchant_id, v.vassalage from catalog.vendor v
    join invented i on i.vassalage = v.vassalage and i.account_type_id = v.account_type_id
  where v.wallet_mode = 'SEAMLESS'
    and not exists (select from catalog.game g where g.merchant_id = v.merchant_id and g.vassalage = v.vassalage
      and (g.own or g.plays > 0 or g.game_id !~ '^[ab][a-z][0-9]+$'));

delete from catalog.room r using leaving l where l.merchant_id = r.merchant_id and l.vassalage = r.vassalage;
delete from catalog.vendor_card k using leaving l where l.merchant_id = k.merchant_id and l.vassalage = k.vassalage;
-- A game that a member marked or opened stays, switched off: no row of a member is lost.
delete from catalog.game g using leaving l where l.merchant_id = g.merchant_id and l.vassalage = g.vassalage
  and not exists (select from catalog.favorite f where f.merchant_id = g.merchant_id and f.game_id = g.game_id)
  and not exists (select from catalog.recent r where r.merchant_id = g.merchant_id and r.game_id = g.game_id);
update catalog.game g set enabled = false from leaving l
  where l.merchant_id = g.merchant_id and l.vassalage = g.vassalage;
delete from catalog.vendor v using leaving l where l.merchant_id = v.merchant_id and l.vassalage = v.vassalage
  and not exists (select from catalog.game g where g.merchant_id = v.merchant_id and g.vassalage = v.vassalage)
  and not exists (select from catalog.vendor_key k where k.merchant_id = v.merchant_id and k.vassalage = v.vassalage);
update catalog.vendor v set enabled = false from leaving l
  where l.merchant_id = v.merchant_id and l.vassalage = v.vassalage;
